package blastlab.scenario;

import blastlab.rules.arena.Arena;
import blastlab.rules.bomberda.Bomberda;
import blastlab.rules.course.Course;
import blastlab.rules.duel.Duel;
import blastlab.rules.rooms.Rooms;
import blastlab.world.Laws;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Laws as the name of a rule set and some numbers, so that another process can make the same ones.
 *
 * <p>That works since laws are records of whole numbers, and of records of these.
 */
public final class LawCode {
  private static final Map<String, Class<? extends Laws>> LAWS =
      Map.of(
          Course.NAME, Course.class,
          Bomberda.NAME, Bomberda.class,
          Arena.NAME, Arena.class,
          Duel.NAME, Duel.class,
          Rooms.NAME, Rooms.class);

  private LawCode() {}

  /** The numbers that, with their name, make these laws. */
  public static List<Integer> numbers(Laws laws) {
    List<Integer> numbers = new ArrayList<>();
    collect(laws, numbers);
    return numbers;
  }

  private static void collect(Object value, List<Integer> numbers) {
    if (value instanceof Integer number) {
      numbers.add(number);
      return;
    }
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      try {
        collect(component.getAccessor().invoke(value), numbers);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(value.getClass() + " is no record of whole numbers", e);
      }
    }
  }

  /**
   * The laws of this name that these numbers make.
   *
   * @throws IllegalArgumentException if there are no such laws
   */
  public static Laws laws(String name, List<Integer> numbers) {
    Class<? extends Laws> type = LAWS.get(name);
    if (type == null) {
      throw new IllegalArgumentException("no laws called " + name);
    }
    Iterator<Integer> left = numbers.iterator();
    Object laws = make(type, left);
    if (left.hasNext()) {
      throw new IllegalArgumentException("too many numbers for the laws of " + name);
    }
    return (Laws) laws;
  }

  private static Object make(Class<?> type, Iterator<Integer> numbers) {
    if (type == int.class) {
      if (!numbers.hasNext()) {
        throw new IllegalArgumentException("too few numbers for laws");
      }
      return numbers.next();
    }
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      values[i] = make(types[i], numbers);
    }
    try {
      return type.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " is no public record of whole numbers", e);
    }
  }
}
