package blastlab.view.image;

import blastlab.replay.History;
import blastlab.text.WholeFile;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.function.IntConsumer;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Makes picture files of games. It needs no display. */
public final class Pictures {
  private static final int HUNDREDTHS = 100; // of a second, in which a GIF counts

  private final History history;
  private final Look look;

  /** Pictures of a game that look like this. */
  public Pictures(History history, Look look) {
    System.setProperty("java.awt.headless", "true"); // before anything of java.awt is loaded
    this.history = history;
    this.look = look;
  }

  /** Writes the game after so many steps as a PNG file. */
  public void png(int step, Path file) {
    BufferedImage image = new Photographer(history, look).at(step);
    WholeFile.write(
        file, out -> ImageIO.write(image, "png", new MemoryCacheImageOutputStream(out)));
  }

  /**
   * Writes some steps of a game, both ends included, as an animated GIF file.
   *
   * @param perSecond how many steps are shown in a second
   * @param progress told after each step how many have been written
   */
  public void gif(int from, int to, int perSecond, Path file, IntConsumer progress) {
    WholeFile.write(file, out -> film(from, to, perSecond, out, progress));
  }

  private void film(int from, int to, int perSecond, OutputStream out, IntConsumer progress)
      throws IOException {
    Photographer photographer = new Photographer(history, look);
    int delay = Math.max(2, Math.round((float) HUNDREDTHS / perSecond));
    try (GifWriter writer = new GifWriter(out)) {
      for (int step = from; step <= to; step++) {
        boolean isLast = step == to;
        writer.add(photographer.at(step), isLast ? Math.max(2 * HUNDREDTHS, delay) : delay);
        progress.accept(step - from + 1);
      }
    }
  }
}
