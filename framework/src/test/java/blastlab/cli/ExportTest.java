package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportTest {
  @TempDir private static Path folder;
  private static String replay;

  @BeforeAll
  static void record() {
    replay = folder.resolve("game.jsonl.gz").toString();
    Run run =
        Run.of(
            "play", "bomberda/level03", "--agent", "builtin:solver", "--json", "--record", replay);
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  @Test
  void aPngShowsTheLastStep() throws IOException {
    BufferedImage last = png("last.png");
    BufferedImage first = png("first.png", "--at", "0");

    assertThat(last.getWidth()).isEqualTo(first.getWidth());
    assertThat(last.getRGB(0, 0) & 0xFFFFFF).isEqualTo(0xFFFFFF); // a light page
    assertThat(pixels(last)).isNotEqualTo(pixels(first));
  }

  @Test
  void cellsAndThemeCanBeChosen() throws IOException {
    BufferedImage usual = png("usual.png");
    BufferedImage large = png("large.png", "--cell", "48", "--theme", "dark");

    assertThat(large.getWidth()).isEqualTo(2 * usual.getWidth());
    assertThat(large.getRGB(0, 0) & 0xFFFFFF).isNotEqualTo(0xFFFFFF);
  }

  @Test
  void aGifShowsAllStepsOrSomeOfThem() throws IOException {
    int all = frames("all.gif");

    assertThat(all).isGreaterThan(5);
    assertThat(frames("from.gif", "--from", "2")).isEqualTo(all - 2);
    assertThat(frames("some.GIF", "--from", "2", "--to", "4", "--fps", "2")).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--export a.jpg | no picture can be written as 'a.jpg', expected a name that ends in .gif"
            + " or .png",
        "--export a | no picture can be written as 'a', expected a name that ends in .gif or .png",
        "--export a.mp4 | expected a name that ends in .gif or .png; other programs make an .mp4"
            + " from a .gif",
        "--export missing/a.png | missing/a.png: can't be written, expected a folder that you may"
            + " write to",
        "--export a.png --theme lihgt | no theme 'lihgt'; valid: dark, light",
        "--export a.png --at 999 | --at 999",
        "--export a.gif --to 999 | --to 999 is after the end of the game, expected 0 to ",
        "--export a.gif --from 3 --to 2 | --from 3 is after --to 2",
        "--export a.gif --at 3 | --at is for a .png; for a .gif say --from and --to",
        "--export a.png --from 3 | --from, --to and --fps are for a .gif; for a .png say --at",
        "--export a.png --cell 7 | '7', expected a whole number from 8 to 96",
        "--export a.gif --fps 0 | '0', expected a whole number from 1 to 50",
        "--export a.png --verify | --export makes a picture of the recorded game: leave out"
            + " --verify",
        "--theme dark | --theme needs --export FILE.gif or --export FILE.png",
      })
  void whatCannotBeIsRefusedInALine(String options, String message) {
    String[] words = ("replay " + replay + " " + options).split(" ", -1);

    Run run = Run.of(words);

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.errLines()).hasSize(1);
    assertThat(run.err()).contains(message);
  }

  private static BufferedImage png(String name, String... options) throws IOException {
    return ImageIO.read(export(name, options).toFile());
  }

  private static int frames(String name, String... options) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(export(name, options).toFile())) {
      reader.setInput(in);
      return reader.getNumImages(true);
    } finally {
      reader.dispose();
    }
  }

  private static Path export(String name, String... options) {
    Path file = folder.resolve(name);
    String[] words = new String[options.length + 4];
    words[0] = "replay";
    words[1] = replay;
    words[2] = "--export";
    words[3] = file.toString();
    System.arraycopy(options, 0, words, 4, options.length);
    Run run = Run.of(words);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).isEmpty();
    return file;
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }
}
