package blastlab.replay;

import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The first line of a replay: all that its game comes from but the decisions.
 *
 * @param framework the version of Blastlab that has played it
 * @param scenario the scenario, with its map
 * @param seed where the chance of the game comes from
 * @param rotation how many seats further on everybody sat than in the line-up
 * @param agents who played the characters, in their order, by what the user called them
 */
public record ReplayHeader(
    String framework, Scenario scenario, Seed seed, int rotation, List<String> agents) {

  /** Keeps a copy of the list. */
  public ReplayHeader {
    agents = List.copyOf(agents);
  }

  /** The header of a game that is to be played now. */
  public static ReplayHeader of(Game game, int rotation, List<String> agents) {
    return of(game.scenario(), game.seed(), rotation, agents);
  }

  /** The header of a game of a scenario that is to be played now. */
  public static ReplayHeader of(Scenario scenario, Seed seed, int rotation, List<String> agents) {
    return new ReplayHeader(version(), scenario, seed, rotation, agents);
  }

  /** The game at its start. */
  public Game start() {
    return scenario.start(seed);
  }

  /** The version of this Blastlab. */
  static String version() {
    try (InputStream in = ReplayHeader.class.getResourceAsStream("/blastlab/version.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException("the version", e);
    }
  }
}
