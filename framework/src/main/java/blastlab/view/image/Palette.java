package blastlab.view.image;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The colours of an image with at most 256 of them. Where there are more, those with the most
 * pixels are exact, as themes are flat, and the others become the nearest of these: they are the
 * blends at the edges of things.
 */
final class Palette {
  private static final int MOST = 256;

  private final int[] colours;
  private final Map<Integer, Integer> indices = new HashMap<>();

  private Palette(List<Integer> kept) {
    colours = kept.stream().mapToInt(Integer::intValue).toArray();
    for (int i = 0; i < colours.length; i++) {
      indices.put(colours[i], i);
    }
  }

  static Palette of(BufferedImage image) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int pixel : pixels(image)) {
      counts.merge(pixel, 1, Integer::sum);
    }
    List<Integer> byCount = new ArrayList<>(counts.keySet());
    byCount.sort(
        Comparator.comparing((Integer colour) -> -counts.get(colour))
            .thenComparing(Comparator.naturalOrder()));
    return new Palette(byCount.subList(0, Math.min(MOST, byCount.size())));
  }

  /** The image in these colours. */
  BufferedImage apply(BufferedImage image) {
    int[] pixels = pixels(image);
    BufferedImage indexed =
        new BufferedImage(
            image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model());
    byte[] data = ((DataBufferByte) indexed.getRaster().getDataBuffer()).getData();
    for (int i = 0; i < pixels.length; i++) {
      data[i] = indices.computeIfAbsent(pixels[i], this::nearest).byteValue();
    }
    return indexed;
  }

  private IndexColorModel model() {
    int size = Integer.highestOneBit(Math.max(1, colours.length - 1)) * 2; // a GIF has powers of 2
    int[] table = new int[size];
    System.arraycopy(colours, 0, table, 0, colours.length);
    return new IndexColorModel(Byte.SIZE, size, table, 0, false, -1, DataBuffer.TYPE_BYTE);
  }

  private int nearest(int colour) {
    int nearest = 0;
    for (int i = 1; i < colours.length; i++) {
      if (distance(colour, colours[i]) < distance(colour, colours[nearest])) {
        nearest = i;
      }
    }
    return nearest;
  }

  /** The eye sees green best, and blue worst. */
  private static int distance(int one, int other) {
    int red = (one >> 16 & 0xFF) - (other >> 16 & 0xFF);
    int green = (one >> 8 & 0xFF) - (other >> 8 & 0xFF);
    int blue = (one & 0xFF) - (other & 0xFF);
    return 3 * red * red + 6 * green * green + blue * blue;
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }
}
