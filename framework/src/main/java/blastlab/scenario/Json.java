package blastlab.scenario;

import blastlab.text.InputException;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Map;

/** Reads JSON files strictly, saying where one is wrong, and writes JSON. */
public final class Json {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(JsonParser.Feature.ALLOW_COMMENTS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static final ObjectWriter LINES =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build().writer();

  private static final ObjectWriter PAGES =
      LINES.with(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));

  private Json() {}

  /** Reads a text; {@code file} is what errors call it. */
  public static JsonValue read(String file, String text) {
    try {
      return new JsonValue(file, "", MAPPER.readTree(text));
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      throw invalid(at == null ? file : file + ":" + at.getLineNr(), e);
    }
  }

  /** Reads a line of a file; it is what errors tell, by its number. */
  public static JsonValue read(String file, int line, String text) {
    try {
      return new JsonValue(file + ":" + line, "", MAPPER.readTree(text));
    } catch (JsonProcessingException e) {
      throw invalid(file + ":" + line, e);
    }
  }

  /** Too long a number is at no column, like text that is nested too deeply. */
  private static InputException invalid(String line, JsonProcessingException e) {
    JsonLocation at = e.getLocation();
    String place = at == null ? line : line + ":" + at.getColumnNr();
    String what = e.getOriginalMessage().replaceAll(" ?\\((start marker at|\\d+, from) .*\\)", "");
    return new InputException(place + ": not valid JSON: " + what, e);
  }

  /** A value as one line of JSON, in ASCII, so that it survives on any terminal and in any pipe. */
  public static String line(Object value) {
    return write(LINES, value);
  }

  /** A value as JSON for a file that people may read: a field a line, the same on all systems. */
  public static String page(Object value) {
    return write(PAGES, value) + "\n";
  }

  /** The same with a line for each element of a list that is in no other, as for a map's rows. */
  public static String rows(Object value) {
    StringBuilder text = new StringBuilder();
    appendRows(text, value, "\n");
    return text.append('\n').toString();
  }

  private static void appendRows(StringBuilder text, Object value, String newLine) {
    String inner = newLine + "  ";
    String separator = inner;
    if (value instanceof Map<?, ?> map && !map.isEmpty()) {
      text.append('{');
      for (Map.Entry<?, ?> field : map.entrySet()) {
        text.append(separator).append(line(field.getKey())).append(": ");
        appendRows(text, field.getValue(), inner);
        separator = "," + inner;
      }
      text.append(newLine).append('}');
    } else if (value instanceof List<?> list && !list.isEmpty()) {
      text.append('[');
      for (Object element : list) {
        text.append(separator);
        if (element instanceof List) {
          text.append(line(element));
        } else {
          appendRows(text, element, inner);
        }
        separator = "," + inner;
      }
      text.append(newLine).append(']');
    } else {
      text.append(line(value));
    }
  }

  private static String write(ObjectWriter writer, Object value) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + value.getClass(), e);
    }
  }
}
