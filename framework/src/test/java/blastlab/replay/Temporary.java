package blastlab.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import blastlab.match.Match;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.world.CharacterEntity;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Replays that are in a file only for as long as it takes to read them. */
final class Temporary {
  private Temporary() {}

  static ReplayFile read(byte[] bytes) {
    try {
      Path file = Files.createTempFile("game", ".replay");
      try {
        Files.write(file, bytes);
        return ReplayFile.read(file.toString());
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ReplayFile read(String text) {
    return read(text.getBytes(UTF_8));
  }

  /** What is written about the first ten steps of one agent's game. */
  static byte[] bytes(String name, String scenario, CharacterEntity agent) {
    Game game = Replays.game(scenario, 1);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ReplayHeader header = ReplayHeader.of(game, 0, List.of("builtin:test"));
    try (ReplayWriter writer = ReplayWriter.to(name, bytes, header)) {
      new Match(game, List.of(() -> agent), Thinking.unlimited(), 10, writer).play();
    }
    return bytes.toByteArray();
  }

  static String text(String scenario, CharacterEntity agent) {
    return new String(bytes("game.jsonl", scenario, agent), UTF_8);
  }
}
