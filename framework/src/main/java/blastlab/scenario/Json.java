package blastlab.scenario;

import blastlab.text.InputException;
import com.fasterxml.jackson.core.JsonGenerator;
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
import java.io.IOException;

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

  private static final ObjectWriter ROWS =
      LINES.with(
          new DefaultPrettyPrinter()
              .withObjectIndenter(new DefaultIndenter("  ", "\n"))
              .withArrayIndenter(new OuterLists()));

  /** Puts the elements of outer lists on lines of their own, those of lists in them on one. */
  private static final class OuterLists extends DefaultIndenter {
    private static final long serialVersionUID = 1L;
    private static final int INNER = 4;

    OuterLists() {
      super("  ", "\n");
    }

    @Override
    public void writeIndentation(JsonGenerator generator, int level) throws IOException {
      if (level < INNER) {
        super.writeIndentation(generator, level);
      }
    }
  }

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

  /** The same with a line for each element of an outer list, such as the rows of a map. */
  public static String rows(Object value) {
    return write(ROWS, value) + "\n";
  }

  private static String write(ObjectWriter writer, Object value) {
    try {
      return writer.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + value.getClass(), e);
    }
  }
}
