package blastlab.scenario;

import blastlab.text.InputException;
import blastlab.text.Nearest;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Collection;
import java.util.List;

/**
 * Reads JSON files strictly, saying where one is wrong and what would have been right, and writes
 * JSON lines.
 */
public final class Json {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(JsonParser.Feature.ALLOW_COMMENTS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build();

  private static final ObjectWriter LINES =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build().writer();

  private Json() {}

  /** Reads a text as a value of a type; {@code file} is what errors call it. */
  public static <T> T read(String file, String text, Class<T> type) {
    try {
      T value = MAPPER.readValue(text, type);
      if (value == null) {
        throw InputException.at(file, 1, 1, "null", "an object");
      }
      return value;
    } catch (JsonProcessingException e) {
      throw new InputException(place(file, e.getLocation()) + message(e), e);
    }
  }

  /** A value as one line of JSON, in ASCII, so that it survives on any terminal and in any pipe. */
  public static String line(Object value) {
    try {
      return LINES.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + value.getClass(), e);
    }
  }

  private static String place(String file, JsonLocation location) {
    return location == null
        ? file + ": "
        : file + ":" + location.getLineNr() + ":" + location.getColumnNr() + ": ";
  }

  private static String message(JsonProcessingException e) {
    if (e instanceof UnrecognizedPropertyException unknown) {
      Collection<String> known =
          unknown.getKnownPropertyIds().stream().map(String::valueOf).sorted().toList();
      String name = unknown.getPropertyName();
      return path(unknown) + "unknown field '" + name + "'; " + Nearest.hint(name, known);
    }
    if (e instanceof MismatchedInputException mismatch) {
      String original = mismatch.getOriginalMessage();
      if (original.startsWith("Missing required creator property")) {
        return path(mismatch) + "the field '" + original.split("'", -1)[1] + "' is missing";
      }
      return path(mismatch) + "expected " + expected(mismatch.getTargetType());
    }
    String where = e instanceof JsonMappingException mapping ? path(mapping) : "";
    String original = e.getOriginalMessage();
    return where + (original.startsWith("Unexpected") ? "not valid JSON: " : "") + original;
  }

  private static String path(JsonMappingException e) {
    StringBuilder path = new StringBuilder();
    for (JsonMappingException.Reference part : e.getPath()) {
      if (part.getFieldName() == null) {
        path.append('[').append(part.getIndex()).append(']');
      } else {
        path.append(path.isEmpty() ? "" : ".").append(part.getFieldName());
      }
    }
    return path.isEmpty() ? "" : path + ": ";
  }

  private static String expected(Class<?> type) {
    if (type == null) {
      return "another value";
    }
    if (type == int.class || type == long.class || Number.class.isAssignableFrom(type)) {
      return "a whole number";
    }
    if (type == String.class) {
      return "a text in quotes";
    }
    return Collection.class.isAssignableFrom(type) || List.class == type || type.isArray()
        ? "a list in [ ]"
        : "an object in { }";
  }
}
