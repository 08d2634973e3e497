package blastlab.conformance;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds all objects that code with reflection could get hold of from one object. */
final class Reachable {
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> open = new ArrayDeque<>();

  private Reachable() {}

  static Set<Object> from(Object start) {
    Reachable reachable = new Reachable();
    reachable.add(start);
    while (!reachable.open.isEmpty()) {
      reachable.expand(reachable.open.remove());
    }
    return reachable.seen;
  }

  private void add(Object object) {
    if (object != null && seen.add(object)) {
      open.add(object);
    }
  }

  private void expand(Object object) {
    if (object instanceof Iterable<?> many) {
      many.forEach(this::add);
    } else if (object instanceof Map<?, ?> map) {
      map.keySet().forEach(this::add);
      map.values().forEach(this::add);
    } else if (object instanceof Optional<?> maybe) {
      maybe.ifPresent(this::add);
    } else if (object.getClass().isArray()) {
      if (!object.getClass().getComponentType().isPrimitive()) {
        for (int i = 0; i < Array.getLength(object); i++) {
          add(Array.get(object, i));
        }
      }
    } else if (!(object instanceof Enum) && !object.getClass().getName().startsWith("java.")) {
      fieldsOf(object);
    }
  }

  private void fieldsOf(Object object) {
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
          try {
            field.setAccessible(true);
            add(field.get(object));
          } catch (ReflectiveOperationException e) {
            throw new LinkageError("can't look into " + field, e);
          }
        }
      }
    }
  }
}
