package blastlab.view.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.replay.History;
import blastlab.text.InputException;
import blastlab.view.board.Theme;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

class GifTest {
  private static final int STEPS = 12;

  private final History history = Games.played("rooms/two", STEPS);
  private final Look look = Look.of(Theme.DARK, 16);
  @TempDir private Path folder;

  /** What is shown for how long, in hundredths of a second. */
  private record Shown(BufferedImage image, int hundredths) {}

  @Test
  void hasAnImageForEveryStepAndHoldsTheLast() throws IOException {
    List<Shown> film = film(0, STEPS, 10);

    assertThat(film).hasSize(STEPS + 1);
    assertThat(film.subList(0, STEPS)).extracting(Shown::hundredths).containsOnly(10);
    assertThat(film.get(STEPS).hundredths).isEqualTo(200);
  }

  @Test
  void showsEveryStepAsItIsOnAPictureOfItsOwn() throws IOException {
    List<Shown> film = film(0, STEPS, 10);
    Photographer photographer = new Photographer(history, look);

    for (int step = 0; step <= STEPS; step++) {
      BufferedImage expected = photographer.at(step);
      assertThat(sameShare(film.get(step).image, expected)).as("step " + step).isGreaterThan(0.97);
    }
  }

  @Test
  void canShowSomeStepsOnly() throws IOException {
    List<Shown> film = film(3, 7, 50);

    assertThat(film).hasSize(5);
    assertThat(film.get(0).hundredths).isEqualTo(2);
    assertThat(sameShare(film.get(0).image, new Photographer(history, look).at(3)))
        .isGreaterThan(0.97);
  }

  @Test
  void isAsLargeAsTheBoardAndItsCaption() throws IOException {
    BufferedImage first = film(0, 1, 8).get(0).image;

    assertThat(first.getWidth()).isEqualTo(14 * 16);
    assertThat(first.getHeight()).isGreaterThan(14 * 16);
  }

  @Test
  void goesOnForEver() throws IOException {
    Path file = written("loop.gif", 0, 1, 8);

    assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
        .contains("NETSCAPE2.0\u0003\u0001\u0000\u0000");
  }

  @Test
  void isTheSameEveryTime() throws IOException {
    assertThat(written("a.gif", 0, STEPS, 8)).hasSameBinaryContentAs(written("b.gif", 0, STEPS, 8));
  }

  @Test
  void tellsHowFarItIs() {
    List<Integer> told = new ArrayList<>();

    new Pictures(history, look).gif(2, 5, 8, folder.resolve("told.gif"), told::add);

    assertThat(told).containsExactly(1, 2, 3, 4);
  }

  @Test
  void leavesNothingBehindWhenItFails() throws IOException {
    Path file = folder.resolve("failing.gif");

    assertThatThrownBy(
            () ->
                new Pictures(history, look)
                    .gif(
                        0,
                        5,
                        8,
                        file,
                        done -> {
                          throw new IllegalStateException("in the middle");
                        }))
        .hasMessage("in the middle");

    try (var files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void refusesAFolderThatIsNotThere() {
    Path file = folder.resolve("missing").resolve("a.gif");

    assertThatThrownBy(() -> new Pictures(history, look).gif(0, 1, 8, file, done -> {}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("can't be written");
  }

  @Test
  void aPngShowsOneStepExactly() throws IOException {
    Path file = folder.resolve("step.png");

    new Pictures(history, look).png(5, file);

    BufferedImage image = ImageIO.read(file.toFile());
    assertThat(sameShare(image, new Photographer(history, look).at(5))).isEqualTo(1);
  }

  // ---- helpers ----

  private Path written(String name, int from, int to, int perSecond) {
    Path file = folder.resolve(name);
    new Pictures(history, look).gif(from, to, perSecond, file, done -> {});
    return file;
  }

  /** The images as a viewer shows them: each drawn over those before. */
  private List<Shown> film(int from, int to, int perSecond) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in =
        ImageIO.createImageInputStream(written("film.gif", from, to, perSecond).toFile())) {
      reader.setInput(in);
      BufferedImage screen =
          new BufferedImage(reader.getWidth(0), reader.getHeight(0), BufferedImage.TYPE_INT_RGB);
      List<Shown> film = new ArrayList<>();
      for (int i = 0; i < reader.getNumImages(true); i++) {
        IIOMetadataNode root =
            (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
        Element place = element(root, "ImageDescriptor");
        screen
            .createGraphics()
            .drawImage(
                reader.read(i),
                number(place, "imageLeftPosition"),
                number(place, "imageTopPosition"),
                null);
        film.add(
            new Shown(copy(screen), number(element(root, "GraphicControlExtension"), "delayTime")));
      }
      return film;
    } finally {
      reader.dispose();
    }
  }

  private static Element element(IIOMetadataNode root, String name) {
    return (Element) root.getElementsByTagName(name).item(0);
  }

  private static int number(Element element, String name) {
    return Integer.parseInt(element.getAttribute(name));
  }

  private static BufferedImage copy(BufferedImage image) {
    BufferedImage copy =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_RGB);
    copy.createGraphics().drawImage(image, 0, 0, null);
    return copy;
  }

  /** How many pixels are exactly the same, from 0 to 1. */
  private static double sameShare(BufferedImage one, BufferedImage other) {
    int width = other.getWidth();
    int height = other.getHeight();
    assertThat(one.getWidth()).isEqualTo(width);
    assertThat(one.getHeight()).isEqualTo(height);
    long same =
        IntStream.range(0, width * height)
            .filter(i -> one.getRGB(i % width, i / width) == other.getRGB(i % width, i / width))
            .count();
    return (double) same / (width * height);
  }
}
