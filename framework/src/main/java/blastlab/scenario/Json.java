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
      String what =
          e.getOriginalMessage().replaceAll(" ?\\((start marker at|\\d+, from) .*\\)", "");
      throw new InputException(file + place(e.getLocation()) + ": not valid JSON: " + what, e);
    }
  }

  /** Where it is wrong; a text that is nested too deeply or has too long a number is so nowhere. */
  private static String place(JsonLocation at) {
    return at == null ? "" : ":" + at.getLineNr() + ":" + at.getColumnNr();
  }

  /** A value as one line of JSON, in ASCII, so that it survives on any terminal and in any pipe. */
  public static String line(Object value) {
    return write(LINES, value);
  }

  /** A value as JSON for a file that people may read: a field a line, the same on all systems. */
  public static String page(Object value) {
    return write(PAGES, value) + "\n";
  }

  private static String write(ObjectWriter writer, Object value) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + value.getClass(), e);
    }
  }
}
