package blastlab.generate;

import java.util.List;

/** The generators of all games. */
public final class Generators {
  /** One for each game. */
  public static final List<MapGenerator<?>> ALL =
      List.of(
          new CourseGenerator(),
          new BomberdaGenerator(),
          new ArenaGenerator(),
          new DuelGenerator(),
          new RoomsGenerator());

  private Generators() {}
}
