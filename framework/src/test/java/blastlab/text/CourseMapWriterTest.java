package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** A course map that is written reads as it was. */
class CourseMapWriterTest {
  private static final Path MAPS = Path.of("../maps/course");

  @Test
  void everyMapThatComesWithBlastlabIsWrittenAsItIs() throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.list(MAPS)) {
      files = found.filter(file -> file.toString().endsWith(".txt")).toList();
    }

    assertThat(files).hasSizeGreaterThan(3);
    for (Path file : files) {
      String text = Files.readString(file);
      assertThat(CourseMap.read(new MapText(file.toString(), text)).write()).isEqualTo(text);
    }
  }

  @Property(tries = 200)
  void anyMapReadsBack(@ForAll long seed) {
    CourseMap map = random(new Random(seed));

    assertThat(CourseMap.read(new MapText("random", map.write()))).isEqualTo(map);
  }

  private static CourseMap random(Random random) {
    int width = 1 + random.nextInt(9);
    int height = 1 + random.nextInt(9);
    Optional<Cell> exit =
        random.nextBoolean()
            ? Optional.empty()
            : Optional.of(new Cell(random.nextInt(width), random.nextInt(height)));
    List<List<Terrain>> rows =
        Stream.iterate(0, y -> y + 1).limit(height).map(y -> row(width, y, exit, random)).toList();
    return new CourseMap(
        1 + random.nextInt(999_999_999),
        1 + random.nextInt(99),
        1 + random.nextInt(9),
        1 + random.nextInt(9),
        rows,
        exit);
  }

  private static List<Terrain> row(int width, int y, Optional<Cell> exit, Random random) {
    return Stream.iterate(0, x -> x + 1)
        .limit(width)
        .map(x -> exit.equals(Optional.of(new Cell(x, y))) || random.nextBoolean())
        .map(free -> free ? Terrain.FLOOR : Terrain.BRICK)
        .toList();
  }
}
