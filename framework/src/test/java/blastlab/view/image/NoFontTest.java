package blastlab.view.image;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.cli.Main;
import blastlab.view.board.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What another Java loads that has no display and no font. */
class NoFontTest {
  @TempDir private Path folder;

  /** Makes both kinds of pictures, in a Java of its own. */
  static final class Camera {
    private Camera() {}

    /** The argument is the folder to write to. */
    public static void main(String[] args) {
      Pictures pictures = new Pictures(Games.played("rooms/two", 3), Look.of(Theme.DARK, 48));
      pictures.png(2, Path.of(args[0], "a.png"));
      pictures.gif(0, 3, 8, Path.of(args[0], "a.gif"), done -> {});
    }
  }

  @Test
  void picturesNeedNoFont() throws IOException, InterruptedException {
    List<String> loaded = loaded(Camera.class.getName(), folder.toString());

    assertThat(folder.resolve("a.png")).isNotEmptyFile();
    assertThat(folder.resolve("a.gif")).isNotEmptyFile();
    assertThat(loaded)
        .anyMatch(line -> line.contains(" java.awt.image.BufferedImage "))
        .noneMatch(line -> line.contains("FontManager") || line.contains("sun.font.Font2D"));
  }

  @Test
  void aGameInTheConsoleLoadsNothingOfAwt() throws IOException, InterruptedException {
    List<String> loaded =
        loaded(Main.class.getName(), "play", "duel/classic", "--agent", "builtin:idle", "--json");

    assertThat(loaded)
        .anyMatch(line -> line.contains(" blastlab.match.Match "))
        .noneMatch(line -> line.contains(" java.awt.") || line.contains(" javax.imageio."));
  }

  /** The classes that a Java loads with this main class; no display and no font can be found. */
  private static List<String> loaded(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xlog:class+load",
            "-Dsun.java2d.fontpath=/nowhere",
            "-Dsun.font.fontmanager=nowhere.NoFontManager",
            "-cp",
            System.getProperty("java.class.path")));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().remove("DISPLAY");
    Process process = builder.start();
    List<String> lines;
    try (InputStream out = process.getInputStream()) {
      lines = new String(out.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
    assertThat(process.waitFor()).as(() -> last(lines)).isZero();
    return lines;
  }

  private static String last(List<String> lines) {
    return String.join("\n", lines.subList(Math.max(0, lines.size() - 30), lines.size()));
  }
}
