package blastlab.conformance;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds all objects that code with reflection could get hold of from one object. */
final class Reachable {
  private static final List<Class<?>> VALUES =
      List.of(CharSequence.class, Number.class, Boolean.class, Character.class, Enum.class);

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> open = new ArrayDeque<>();
  private final List<String> contents = new ArrayList<>();

  private Reachable(Object start) {
    add(start);
    while (!open.isEmpty()) {
      expand(open.remove());
    }
  }

  static Set<Object> from(Object start) {
    return new Reachable(start).seen;
  }

  /** What all these objects hold, as text: their classes, and every number and word in them. */
  static List<String> contentsOf(Object start) {
    return new Reachable(start).contents;
  }

  private void add(Object object) {
    if (object != null && seen.add(object)) {
      open.add(object);
    }
  }

  private void expand(Object object) {
    Class<?> type = object.getClass();
    contents.add(
        VALUES.stream().anyMatch(v -> v.isInstance(object)) ? "" + object : type.getName());
    if (object instanceof Iterable<?> many) {
      many.forEach(this::add);
    } else if (object instanceof Map<?, ?> map) {
      map.keySet().forEach(this::add);
      map.values().forEach(this::add);
    } else if (object instanceof Optional<?> maybe) {
      maybe.ifPresent(this::add);
    } else if (type.isArray()) {
      for (int i = 0; i < Array.getLength(object); i++) {
        add(Array.get(object, i), type.getComponentType());
      }
    } else if (!(object instanceof Enum) && !type.getName().startsWith("java.")) {
      fieldsOf(object);
    }
  }

  private void fieldsOf(Object object) {
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          try {
            field.setAccessible(true);
            add(field.get(object), field.getType());
          } catch (ReflectiveOperationException e) {
            throw new LinkageError("can't look into " + field, e);
          }
        }
      }
    }
  }

  private void add(Object object, Class<?> type) {
    if (type.isPrimitive()) {
      contents.add("" + object);
    } else {
      add(object);
    }
  }
}
