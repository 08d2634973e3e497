package blastlab.view.image;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/**
 * Writes an animated GIF that goes on for ever, image by image. Of each image only the rectangle is
 * written in which something has changed, with colours of its own, so that few images need more
 * than the 256 that there can be.
 */
final class GifWriter implements Closeable {
  private static final byte[] FOR_EVER = {1, 0, 0};

  private final ImageWriter writer;
  private final ImageOutputStream out;
  private BufferedImage before;

  GifWriter(OutputStream stream) throws IOException {
    writer = ImageIO.getImageWritersByFormatName("gif").next();
    out = new MemoryCacheImageOutputStream(stream);
    writer.setOutput(out);
    writer.prepareWriteSequence(null);
  }

  /** Shows an image for so many hundredths of a second; all images have one size. */
  void add(BufferedImage image, int hundredths) throws IOException {
    boolean isFirst = before == null;
    Rectangle place = isFirst ? whole(image) : Changes.between(before, image);
    BufferedImage part = image.getSubimage(place.x, place.y, place.width, place.height);
    BufferedImage indexed = Palette.of(part).apply(part);
    IIOMetadata metadata =
        writer.getDefaultImageMetadata(
            ImageTypeSpecifier.createFromRenderedImage(indexed), writer.getDefaultWriteParam());
    String format = metadata.getNativeMetadataFormatName();
    IIOMetadataNode root = new IIOMetadataNode(format);
    root.appendChild(descriptor(place));
    root.appendChild(colours((IndexColorModel) indexed.getColorModel()));
    root.appendChild(control(hundredths));
    if (isFirst) {
      root.appendChild(loop());
    }
    metadata.mergeTree(format, root);
    writer.writeToSequence(new IIOImage(indexed, null, metadata), null);
    out.flushBefore(out.getStreamPosition());
    before = image;
  }

  @Override
  public void close() throws IOException {
    try {
      writer.endWriteSequence();
      out.flush();
    } finally {
      writer.dispose();
    }
  }

  private static Rectangle whole(BufferedImage image) {
    return new Rectangle(image.getWidth(), image.getHeight());
  }

  private static IIOMetadataNode descriptor(Rectangle place) {
    IIOMetadataNode node = new IIOMetadataNode("ImageDescriptor");
    node.setAttribute("imageLeftPosition", String.valueOf(place.x));
    node.setAttribute("imageTopPosition", String.valueOf(place.y));
    node.setAttribute("imageWidth", String.valueOf(place.width));
    node.setAttribute("imageHeight", String.valueOf(place.height));
    node.setAttribute("interlaceFlag", "FALSE");
    return node;
  }

  /** Said explicitly, or the writer takes a table of its own. */
  private static IIOMetadataNode colours(IndexColorModel model) {
    IIOMetadataNode table = new IIOMetadataNode("LocalColorTable");
    table.setAttribute("sizeOfLocalColorTable", String.valueOf(model.getMapSize()));
    table.setAttribute("sortFlag", "FALSE");
    for (int i = 0; i < model.getMapSize(); i++) {
      IIOMetadataNode entry = new IIOMetadataNode("ColorTableEntry");
      entry.setAttribute("index", String.valueOf(i));
      entry.setAttribute("red", String.valueOf(model.getRed(i)));
      entry.setAttribute("green", String.valueOf(model.getGreen(i)));
      entry.setAttribute("blue", String.valueOf(model.getBlue(i)));
      table.appendChild(entry);
    }
    return table;
  }

  private static IIOMetadataNode control(int hundredths) {
    IIOMetadataNode node = new IIOMetadataNode("GraphicControlExtension");
    node.setAttribute("disposalMethod", "doNotDispose");
    node.setAttribute("userInputFlag", "FALSE");
    node.setAttribute("transparentColorFlag", "FALSE");
    node.setAttribute("delayTime", String.valueOf(hundredths));
    node.setAttribute("transparentColorIndex", "0");
    return node;
  }

  private static IIOMetadataNode loop() {
    IIOMetadataNode extension = new IIOMetadataNode("ApplicationExtension");
    extension.setAttribute("applicationID", "NETSCAPE");
    extension.setAttribute("authenticationCode", "2.0");
    extension.setUserObject(FOR_EVER.clone());
    IIOMetadataNode node = new IIOMetadataNode("ApplicationExtensions");
    node.appendChild(extension);
    return node;
  }
}
