package blastlab.scenario;

import blastlab.rules.Setting;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The settings that a record of {@link Setting} components stands for.
 *
 * @param <R> the record
 */
public final class Settings<R extends Record> {
  private final Class<R> type;
  private final List<Entry> entries = new ArrayList<>();

  /**
   * A setting as users know it.
   *
   * @param also another name for it, or nothing
   */
  public record Entry(String name, String also, int usual, int least, int most, String meaning) {
    boolean isCalled(String given) {
      return given.equals(name) || (!also.isEmpty() && given.equals(also));
    }

    /** Its right values, in words. */
    public String range() {
      return "a whole number from " + least + " to " + most;
    }
  }

  /** The settings of a record, all of whose components are settings. */
  public Settings(Class<R> type) {
    this.type = type;
    for (RecordComponent component : type.getRecordComponents()) {
      Setting setting = component.getAnnotation(Setting.class);
      entries.add(
          new Entry(
              nameOf(component),
              setting.also(),
              setting.usual(),
              setting.least(),
              setting.most(),
              setting.meaning()));
    }
  }

  private static String nameOf(RecordComponent component) {
    return component.getName().replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  /** All settings, in the record's order. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  /** The record with the given values, and with the usual ones for the rest. */
  public R read(Map<String, Integer> given) {
    given.forEach(
        (name, value) -> {
          String mistake = mistake(name, value);
          if (!mistake.isEmpty()) {
            throw new FieldException("settings." + name, mistake);
          }
        });
    return make(entries.stream().map(entry -> (Object) value(entry, given)).toArray());
  }

  private static int value(Entry entry, Map<String, Integer> given) {
    List<String> names = given.keySet().stream().filter(entry::isCalled).toList();
    if (names.size() > 1) {
      throw new FieldException(
          "settings." + names.get(1), "given already as '" + names.get(0) + "', expected once");
    }
    return names.isEmpty() ? entry.usual() : given.get(names.get(0));
  }

  /** What is wrong with a setting, as a message without its place; nothing if it is right. */
  public String mistake(String name, int value) {
    List<String> names = entries.stream().map(Entry::name).toList();
    for (Entry entry : entries) {
      if (entry.isCalled(name)) {
        boolean isRight = value >= entry.least() && value <= entry.most();
        return isRight ? "" : value + ", expected " + entry.range();
      }
    }
    return "no setting " + Quoted.of(name) + "; " + Nearest.hint(name, names);
  }

  private R make(Object[] values) {
    Class<?>[] types = new Class<?>[values.length];
    Arrays.fill(types, int.class);
    try {
      return type.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " is no public record of whole numbers", e);
    }
  }
}
