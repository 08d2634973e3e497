package blastlab.scenario;

import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A value in a JSON file that must be what the reader asks for. If not, the error names the file,
 * the path to the value, such as {@code monsters[0].kind}, and what would have been right.
 */
public final class JsonValue {
  private final String file;
  private final String path;
  private final JsonNode node;

  JsonValue(String file, String path, JsonNode node) {
    this.file = file;
    this.path = path;
    this.node = node;
  }

  /** What errors call the file. */
  String file() {
    return file;
  }

  /** Whether this is a list. */
  public boolean isList() {
    return node.isArray();
  }

  /** Whether this is an object. */
  public boolean isObject() {
    return node.isObject();
  }

  /** Whether this is a text. */
  public boolean isText() {
    return node.isTextual();
  }

  /** Whether this is null. */
  public boolean isNull() {
    return node.isNull();
  }

  // ---- objects ----

  /** This object, which may have these fields and no others. */
  public JsonValue withOnly(String... names) {
    List<String> known = Arrays.asList(names);
    for (String name : fields().keySet()) {
      if (!known.contains(name)) {
        throw mistake("unknown field " + Quoted.of(name) + "; " + Nearest.hint(name, known));
      }
    }
    return this;
  }

  /** All fields of this object. */
  public Map<String, JsonValue> fields() {
    require(node.isObject(), "an object in { }");
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    node.properties().forEach(field -> fields.put(field.getKey(), field(field.getKey())));
    return fields;
  }

  /** The fields of this object, all of which are whole numbers. */
  public Map<String, Integer> wholes() {
    Map<String, Integer> wholes = new LinkedHashMap<>();
    fields().forEach((name, value) -> wholes.put(name, value.whole()));
    return wholes;
  }

  /** A field that this object must have. */
  public JsonValue get(String name) {
    require(node.isObject(), "an object in { }");
    if (!node.has(name)) {
      throw mistake("the field '" + name + "' is missing");
    }
    return field(name);
  }

  /** A field that this object may have; null is as good as none. */
  public Optional<JsonValue> find(String name) {
    require(node.isObject(), "an object in { }");
    return node.hasNonNull(name) ? Optional.of(field(name)) : Optional.empty();
  }

  private JsonValue field(String name) {
    return new JsonValue(file, path.isEmpty() ? name : path + "." + name, node.get(name));
  }

  // ---- all else ----

  /** The values of this list. */
  public List<JsonValue> list() {
    require(node.isArray(), "a list in [ ]");
    List<JsonValue> values = new ArrayList<>();
    for (int i = 0; i < node.size(); i++) {
      values.add(new JsonValue(file, path + "[" + i + "]", node.get(i)));
    }
    return values;
  }

  /** Whether this is true. */
  public boolean truth() {
    require(node.isBoolean(), "true or false");
    return node.booleanValue();
  }

  /** This text. */
  public String text() {
    require(node.isTextual(), "a text in quotes");
    return node.textValue();
  }

  /** This number. */
  public int whole() {
    require(node.isIntegralNumber(), "a whole number");
    require(node.canConvertToInt(), "a number of at most nine digits");
    return node.intValue();
  }

  /** This number, of any length that a computer can count to. */
  public long count() {
    require(node.isIntegralNumber() && node.canConvertToLong(), "a whole number");
    return node.longValue();
  }

  /** This number, be it ever so large. */
  public BigInteger anyWhole() {
    require(node.isIntegralNumber(), "a whole number");
    return node.bigIntegerValue();
  }

  /** This number, which may have a fraction. */
  public double number() {
    require(node.isNumber() && Double.isFinite(node.doubleValue()), "a number such as 0.25");
    return node.doubleValue();
  }

  /** This avatar, which has to fit into a cell of any terminal. */
  public char avatar() {
    require(
        node.isTextual() && node.textValue().matches("[!-~]"),
        "one visible ASCII character such as \"C\"");
    return node.textValue().charAt(0);
  }

  /** A mistake in this value. */
  public InputException mistake(String message) {
    return new InputException(file + ": " + (path.isEmpty() ? "" : path + ": ") + message);
  }

  private void require(boolean right, String expected) {
    if (!right) {
      throw mistake(shown() + ", expected " + expected);
    }
  }

  private String shown() {
    return switch (node.getNodeType()) {
      case OBJECT -> "an object";
      case ARRAY -> "a list";
      case MISSING -> "nothing";
      case STRING -> Quoted.of(node.textValue());
      default -> node.toString();
    };
  }
}
