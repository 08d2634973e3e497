package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.InputException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** JSON, read value by value. */
class JsonTest {
  // ---- what is right ----

  @Test
  void valuesAreReadAsWhatTheyAre() {
    JsonValue json = read("{\"a\": \"x\", \"b\": [1, -2], \"c\": {\"d\": 3}, \"e\": \"~\"}");

    assertThat(json.get("a").text()).isEqualTo("x");
    assertThat(json.get("b").list()).extracting(JsonValue::whole).containsExactly(1, -2);
    assertThat(json.get("c").wholes()).isEqualTo(Map.of("d", 3));
    assertThat(json.get("e").avatar()).isEqualTo('~');
    assertThat(json.fields().keySet()).containsExactly("a", "b", "c", "e");
  }

  @Test
  void numbersMayBeOfAnySizeWhereThatIsAskedFor() {
    assertThat(read("[-123456789012345678901234567890]").list().get(0).anyWhole())
        .isEqualTo(new BigInteger("-123456789012345678901234567890"));
  }

  @Test
  void whatMayBeMissingMayAlsoBeNull() {
    assertThat(read("{}").find("a")).isEmpty();
    assertThat(read("{\"a\": null}").find("a")).isEmpty();
    assertThat(read("{\"a\": 1}").find("a").map(JsonValue::whole)).contains(1);
  }

  @Test
  void commentsAreAllowed() {
    assertThat(read("// what\n{/* why */}").fields()).isEmpty();
  }

  @Test
  void aLineOfJsonIsAscii() {
    assertThat(Json.line(List.of("\u00e4", 1))).isEqualTo("[\"\\u00E4\",1]");
  }

  // ---- what is wrong ----

  @Test
  void anErrorNamesThePath() {
    JsonValue json = read("{\"a\": [{\"b\": true}]}");

    assertRefused(
        () -> json.get("a").list().get(0).get("b").text(),
        "f.json: a[0].b: true, expected a text in quotes");
    assertRefused(
        () -> json.get("a").list().get(0).get("c"), "f.json: a[0]: the field 'c' is missing");
    assertRefused(() -> json.get("d"), "f.json: the field 'd' is missing");
  }

  @Test
  void whatIsAskedForMustBeThere() {
    assertRefused(() -> value("5").text(), "f.json: v: 5, expected a text in quotes");
    assertRefused(() -> value("\"5\"").whole(), "f.json: v: '5', expected a whole number");
    assertRefused(() -> value("2.5").whole(), "f.json: v: 2.5, expected a whole number");
    assertRefused(() -> value("2.0").whole(), "f.json: v: 2.0, expected a whole number");
    assertRefused(() -> value("null").whole(), "f.json: v: null, expected a whole number");
    assertRefused(
        () -> value("99999999999").whole(),
        "f.json: v: 99999999999, expected a number of at most nine digits");
    assertRefused(() -> value("1.5").anyWhole(), "f.json: v: 1.5, expected a whole number");
    assertRefused(() -> value("{}").list(), "f.json: v: an object, expected a list in [ ]");
    assertRefused(() -> value("[]").fields(), "f.json: v: a list, expected an object in { }");
    assertRefused(() -> value("[]").get("a"), "f.json: v: a list, expected an object in { }");
    assertRefused(() -> value("[]").find("a"), "f.json: v: a list, expected an object in { }");
  }

  @Test
  void anAvatarIsOneVisibleAsciiCharacter() {
    assertAvatarRefused("\"\"", "''");
    assertAvatarRefused("\"CD\"", "'CD'");
    assertAvatarRefused("\" \"", "' '");
    assertAvatarRefused("\"\u00e4\"", "'\u00e4'");
    assertAvatarRefused("\"\\u0007\"", "'U+0007'");
    assertAvatarRefused("\"\\n\"", "'U+000A'");
    assertAvatarRefused("\"\\u007f\"", "'U+007F'");
    assertAvatarRefused("\"\ud83d\ude00\"", "'\ud83d\ude00'");
    assertAvatarRefused("67", "67");
    assertAvatarRefused("null", "null");
  }

  private static void assertAvatarRefused(String avatar, String shown) {
    assertRefused(
        () -> value(avatar).avatar(),
        "f.json: v: " + shown + ", expected one visible ASCII character such as \"C\"");
  }

  @Test
  void otherFieldsAreRefusedWhereOnlySomeAreKnown() {
    assertRefused(
        () -> read("{\"nmae\": 1}").withOnly("name", "x"),
        "f.json: unknown field 'nmae'; valid: name, x");
    assertRefused(
        () -> read("{\"nam\": 1}").withOnly("name", "x"),
        "f.json: unknown field 'nam'; did you mean 'name'? (valid: name, x)");
    assertThat(read("{\"x\": 1}").withOnly("name", "x").get("x").whole()).isEqualTo(1);
  }

  @Test
  void textThatIsNoJsonIsRefusedWithItsPlace() {
    assertRefused(
        () -> read("{"),
        "f.json:1:2: not valid JSON: Unexpected end-of-input: expected close marker for Object");
    assertRefused(
        () -> read("{}\n}"),
        "f.json:2:1: not valid JSON: Unexpected close marker '}': no open Object to close");
    assertRefused(
        () -> read("{\n  \"a\": 1,\n  \"a\": 2}"),
        "f.json:3:6: not valid JSON: Duplicate field 'a'");
    assertRefused(() -> read("").fields(), "f.json: nothing, expected an object in { }");
    assertRefused(() -> read("null").fields(), "f.json: null, expected an object in { }");
  }

  @Test
  void textThatIsNestedTooDeeplyOrHasTooLongANumberIsRefused() {
    assertRefused(
        () -> read("[".repeat(2000)),
        "f.json: not valid JSON: Document nesting depth (1001) exceeds the maximum allowed");
    assertRefused(
        () -> read("9".repeat(2000)).anyWhole(),
        "f.json: not valid JSON: Number value length (2000) exceeds the maximum allowed");
    assertRefused(
        () -> Json.read("f.json", 7, "[".repeat(2000)),
        "f.json:7: not valid JSON: Document nesting depth (1001) exceeds the maximum allowed");
  }

  private static JsonValue read(String text) {
    return Json.read("f.json", text);
  }

  private static JsonValue value(String value) {
    return read("{\"v\": " + value + "}").get("v");
  }

  private static void assertRefused(ThrowingCallable code, String message) {
    assertThatThrownBy(code).isInstanceOf(InputException.class).hasMessage(message);
  }
}
