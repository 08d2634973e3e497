package blastlab;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.ScriptedCharacter;
import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the documents point at is there. */
class DocsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]*)(?:#([^)\\s]*))?\\)");
  private static final Pattern SOURCE = Pattern.compile("[\\w/.-]+/src/[\\w/.-]+");
  private static final Pattern FENCED = Pattern.compile("(?ms)^ *```.*?^ *```$");

  @Test
  void everyRelativeLinkPointsToAFileOrAHeading() throws IOException {
    List<String> broken = new ArrayList<>();
    int found = 0;
    for (Path document : documents()) {
      for (MatchResult link : all(LINK, prose(document))) {
        if (!link.group(1).contains(":")) {
          found++;
          if (!leadsSomewhere(document, link.group(1), link.group(2))) {
            broken.add(ROOT.relativize(document) + ": " + link.group());
          }
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(found).isGreaterThan(60);
  }

  @Test
  void everySourceFileInTheTableOfTheReadmeIsThere() throws IOException {
    String tables =
        prose(ROOT.resolve("README.md")).lines().filter(l -> l.startsWith("|")).collect(joining());
    List<String> sources = all(SOURCE, tables).stream().map(MatchResult::group).toList();

    assertThat(sources).allSatisfy(source -> assertThat(ROOT.resolve(source)).exists());
    assertThat(sources).hasSizeGreaterThan(20);
  }

  @Test
  void thePictureInTheReadmeIsOfARealGame() throws IOException {
    Scenario scenario = new ScenarioLibrary().find("scenario1/variant5");
    Game game = scenario.start(scenario.seed());
    Line wait = new Line(0, 0, 0);
    List<Line> toTheGap = lines("1,1,0 1,1,0 1,0,0 1,1,0 1,1,0");
    List<Line> bombAndHide = lines("0,1,1 -1,1,0 -1,1,0 0,1,0");
    List<Line> bombAgain = lines("0,-1,0 1,1,1 1,1,0");
    List<Line> script =
        Stream.of(toTheGap, bombAndHide, List.of(wait, wait, wait, wait, wait, wait), bombAgain)
            .flatMap(List::stream)
            .toList();
    List<Supplier<ScriptedCharacter>> agents = List.of(() -> new ScriptedCharacter(script));

    new Match(game, agents, Thinking.unlimited(), 19, new MatchListener() {}).play();

    assertThat(Files.readString(ROOT.resolve("README.md"))).contains("```\n" + game.world());
  }

  private static List<Line> lines(String text) {
    return Stream.of(text.split(" ", -1))
        .map(line -> Stream.of(line.split(",", -1)).mapToInt(Integer::parseInt).toArray())
        .map(numbers -> new Line(numbers[0], numbers[1], numbers[2]))
        .toList();
  }

  private static boolean leadsSomewhere(Path document, String file, String heading)
      throws IOException {
    Path target = file.isEmpty() ? document : document.resolveSibling(file);
    return Files.exists(target) && (heading == null || headings(target).contains(heading));
  }

  /** The names under which a page's headings can be linked to. */
  private static List<String> headings(Path document) throws IOException {
    return prose(document)
        .lines()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
        .map(line -> line.replaceAll("[^\\w -]", "").replace(' ', '-'))
        .toList();
  }

  private static String prose(Path document) throws IOException {
    return FENCED.matcher(Files.readString(document)).replaceAll("");
  }

  private static List<MatchResult> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().toList();
  }

  /** All documents of the project, but none that a build or a tool has made. */
  private static List<Path> documents() throws IOException {
    Set<String> made = Set.of("build", "bin", "out");
    List<Path> documents = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.getFileName().toString();
            boolean skipped = !folder.equals(ROOT) && (name.startsWith(".") || made.contains(name));
            return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".md")) {
              documents.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return documents;
  }
}
