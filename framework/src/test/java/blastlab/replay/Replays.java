package blastlab.replay;

import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/** Games that tests record. */
public final class Replays {
  private Replays() {}

  /** A game of clumsy agents, recorded and read back. */
  public static ReplayFile clumsy(Game game, long seed, double failing, int cap) {
    List<Supplier<CharacterEntity>> agents = new ArrayList<>();
    for (int i = 0; i < game.scenario().characters().size(); i++) {
      agents.add(Clumsy.of(seed + i, failing));
    }
    return recorded(game, agents, cap, new MatchListener() {});
  }

  /** A game with clumsy agents of a scenario that comes with Blastlab. */
  static ReplayFile clumsy(String scenario, long seed, double failing, int cap) {
    return clumsy(game(scenario, seed), seed, failing, cap);
  }

  static Game game(String scenario, long seed) {
    return new ScenarioLibrary().find(scenario).start(Seed.of(seed));
  }

  /** A game, recorded and read back. */
  static ReplayFile recorded(
      Game game, List<Supplier<CharacterEntity>> agents, int cap, MatchListener listener) {
    try {
      Path file = Files.createTempFile("game", ".jsonl");
      try {
        record(file, game, agents, cap, listener);
        return ReplayFile.read(file.toString());
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void record(
      Path file,
      Game game,
      List<Supplier<CharacterEntity>> agents,
      int cap,
      MatchListener listener) {
    List<String> names = Collections.nCopies(agents.size(), "builtin:test");
    try (ReplayWriter writer = ReplayWriter.to(file, ReplayHeader.of(game, 0, names))) {
      MatchListener all = MatchListener.all(writer, listener);
      new Match(game, agents, Thinking.unlimited(), cap, all).play();
    }
  }
}
