package blastlab.trace;

import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.world.BombEntity;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.ExplosionEntity;
import blastlab.world.Item;
import blastlab.world.MovableEntity;
import blastlab.world.World;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes down a game, state by state, in a form that other implementations can be compared with.
 */
public final class Trace implements MatchListener {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private final ArrayNode entries = JSON.arrayNode();
  private ArrayNode walls = JSON.arrayNode();
  private final ObjectNode end = JSON.objectNode();

  private Trace() {}

  /** Plays a scripted game and writes it down: {@code {"end": {…}, "trace": […]}}. */
  public static ObjectNode of(GameFile file) {
    Trace trace = new Trace();
    new Match(
            file.scenario().start(file.scenario().seed()),
            file.agents(),
            Thinking.unlimited(),
            file.cap(),
            trace)
        .play();
    ObjectNode whole = JSON.objectNode();
    whole.set("end", trace.end);
    whole.set("trace", trace.entries);
    return whole;
  }

  @Override
  public void started(World world) {
    entry(world, List.of());
  }

  @Override
  public void stepped(World world, List<Event> events) {
    entry(world, events);
  }

  @Override
  public void ended(World world, Result result) {
    end.put("step", result.steps()).put("reason", result.ending().word());
  }

  private void entry(World world, List<Event> events) {
    ObjectNode entry = entries.addObject();
    entry.put("step", entries.size() - 1).put("time", world.time());
    Map<String, Integer> scores = new TreeMap<>(Trace::byCodePoints);
    scores.putAll(world.scores());
    ObjectNode scoresNode = entry.putObject("scores");
    scores.forEach(scoresNode::put);
    addWalls(entry, world);
    addExit(entry, world);
    entry.set("bombs", sorted(world.bombs().stream().map(Trace::bomb).toList()));
    entry.set("explosions", sorted(world.explosions().stream().map(Trace::explosion).toList()));
    entry.set("monsters", sorted(world.monsters().stream().map(Trace::mover).toList()));
    entry.set("characters", sorted(world.characters().stream().map(Trace::mover).toList()));
    if (world.hasItems()) {
      entry.set("items", sorted(world.items().stream().map(Trace::item).toList()));
    }
    ArrayNode eventsNode = entry.putArray("events");
    events.forEach(event -> eventsNode.add(event(event)));
  }

  private void addWalls(ObjectNode entry, World world) {
    ArrayNode rows = JSON.arrayNode();
    for (int y = 0; y < world.height(); y++) {
      StringBuilder row = new StringBuilder();
      for (int x = 0; x < world.width(); x++) {
        row.append(world.terrainAt(x, y).symbol());
      }
      rows.add(row.toString());
    }
    if (!rows.equals(walls)) {
      walls = rows;
      entry.set("walls", rows);
    }
  }

  /** The exit never moves, so it stands in the first entry only. */
  private void addExit(ObjectNode entry, World world) {
    if (entries.size() == 1) {
      world
          .exit()
          .ifPresentOrElse(
              cell -> entry.putArray("exit").add(cell.x()).add(cell.y()),
              () -> entry.putNull("exit"));
    }
  }

  private static List<Object> bomb(BombEntity bomb) {
    return List.of(bomb.x(), bomb.y(), bomb.timer(), names(bomb.owners()));
  }

  private static List<Object> explosion(ExplosionEntity explosion) {
    return List.of(explosion.x(), explosion.y(), explosion.timer(), names(explosion.owners()));
  }

  private static List<Object> mover(MovableEntity entity) {
    return List.of(entity.name(), entity.x(), entity.y(), entity.dx(), entity.dy());
  }

  /** A treasure has no value. */
  private static List<Object> item(Item item) {
    Object value = item.kind() == Item.Kind.TREASURE ? Optional.empty() : (Object) item.value();
    return List.of(item.kind().word(), item.x(), item.y(), value);
  }

  private static ArrayNode event(Event event) {
    ArrayNode node = JSON.arrayNode().add(event.type().name()).add(event.character().name());
    Optional<String> other =
        event.other().map(MovableEntity::name).or(() -> event.item().map(Item.Kind::word));
    other.ifPresentOrElse(node::add, node::addNull);
    return node;
  }

  private static String names(List<CharacterEntity> owners) {
    return owners.stream()
        .map(CharacterEntity::name)
        .sorted(Trace::byCodePoints)
        .collect(Collectors.joining("+"));
  }

  /** A list of lists, sorted by their elements in order. */
  private static ArrayNode sorted(List<List<Object>> rows) {
    List<List<Object>> ordered = new ArrayList<>(rows);
    ordered.sort(BY_ELEMENTS);
    ArrayNode node = JSON.arrayNode();
    for (List<Object> row : ordered) {
      ArrayNode rowNode = node.addArray();
      row.forEach(
          value -> {
            if (value instanceof Integer number) {
              rowNode.add(number);
            } else if (value instanceof String text) {
              rowNode.add(text);
            } else {
              rowNode.addNull();
            }
          });
    }
    return node;
  }

  private static final Comparator<List<Object>> BY_ELEMENTS =
      (a, b) -> {
        for (int i = 0; i < a.size(); i++) {
          int order = compare(a.get(i), b.get(i));
          if (order != 0) {
            return order;
          }
        }
        return 0;
      };

  private static int compare(Object a, Object b) {
    return a instanceof Integer number
        ? number.compareTo((Integer) b)
        : byCodePoints((String) a, (String) b);
  }

  private static int byCodePoints(String a, String b) {
    return java.util.Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());
  }
}
