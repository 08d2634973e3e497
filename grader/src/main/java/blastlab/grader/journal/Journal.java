package blastlab.grader.journal;

import blastlab.evaluate.Round;
import blastlab.grader.results.GameResult;
import blastlab.grader.verdict.Verdict;
import blastlab.scenario.Json;
import blastlab.scenario.JsonValue;
import blastlab.text.InputException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The journal of a grading: a line of JSON for its header, for each submission that was made ready,
 * and for each game that was finished. What is in it need not be done again.
 */
public final class Journal implements AutoCloseable {
  /** The name of its file in the folder of results. */
  public static final String FILE = "journal.jsonl";

  private final Lines lines;
  private final Map<String, Preparation> preparations = new HashMap<>();
  private final Map<Key, GameResult> games = new HashMap<>();
  private boolean closed;

  /** Which game of all. */
  private record Key(String student, String entry, Round round) {}

  private Journal(Lines lines) {
    this.lines = lines;
  }

  /** Whether there is one in a folder of results. */
  public static boolean isIn(Path out) {
    return Files.exists(out.resolve(FILE));
  }

  /** Opens the journal in a folder: goes on with the one that is there, or begins one. */
  public static Journal open(Path out, Header header) {
    Path file = out.resolve(FILE);
    Lines lines = Lines.open(file);
    Journal journal = new Journal(lines);
    try {
      List<String> all = lines.read();
      if (all.isEmpty()) {
        ObjectNode first = JsonNodeFactory.instance.objectNode();
        journal.write(header.write(first.put("kind", "header")));
      } else {
        journal.goOn(file, all, header);
      }
      return journal;
    } catch (RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  private void goOn(Path file, List<String> all, Header now) {
    for (int i = 0; i < all.size(); i++) {
      JsonValue json = Json.read(file + " line " + (i + 1), all.get(i));
      String kind = json.get("kind").text();
      if (i == 0) {
        check(file, Header.read(json), now);
      } else if (kind.equals("ready")) {
        preparations.put(json.get("student").text(), preparation(json));
      } else {
        String student = json.get("student").text();
        GameResult game = GameLine.read(json);
        games.put(new Key(student, json.get("entry").text(), game.round()), game);
      }
    }
  }

  private static void check(Path file, Header then, Header now) {
    Optional<String> difference = then.differenceTo(now);
    if (difference.isPresent()) {
      throw new InputException(
          file
              + ": can't be gone on with: "
              + difference.get()
              + "; put it right, or grade into another folder");
    }
  }

  private static Preparation preparation(JsonValue json) {
    return new Preparation(
        json.find("refusal").map(JsonValue::text).map(Verdict::valueOf),
        json.find("agent").map(JsonValue::text),
        json.get("message").text());
  }

  /** What came of making a submission ready, if that has been done. */
  public synchronized Optional<Preparation> preparation(String student) {
    return Optional.ofNullable(preparations.get(student));
  }

  /** A game, if it has been played. */
  public synchronized Optional<GameResult> game(String student, String entry, Round round) {
    return Optional.ofNullable(games.get(new Key(student, entry, round)));
  }

  /** How many games have been played. */
  public synchronized int size() {
    return games.size();
  }

  /** Notes what came of making a submission ready. */
  public void add(String student, Preparation preparation) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("kind", "ready").put("student", student);
    preparation.refusal().ifPresent(verdict -> json.put("refusal", verdict.name()));
    preparation.agent().ifPresent(agent -> json.put("agent", agent));
    write(json.put("message", preparation.message()));
    synchronized (this) {
      preparations.put(student, preparation);
    }
  }

  /** Notes a game. */
  public void add(String student, String entry, GameResult game) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("kind", "game").put("student", student).put("entry", entry);
    GameLine.write(json, game);
    write(json);
    synchronized (this) {
      games.put(new Key(student, entry, game.round()), game);
    }
  }

  private void write(ObjectNode json) {
    try {
      lines.add(Json.line(json));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends it; what comes later is not noted any more. */
  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      lines.close();
    }
  }
}
