package blastlab.loader;

import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Optional;

/**
 * A class that may be an agent.
 *
 * @param type the class, not yet initialised
 * @param fault why no agent can be made from it, or empty
 */
record AgentClass(Class<?> type, Optional<String> fault) {
  /** What would have been right. */
  static final String WANTED =
      "a class that extends CharacterEntity and that 'new Name()' can make";

  /** Looks at a class; none of its code is run. */
  static AgentClass of(Class<?> type) {
    return new AgentClass(type, Optional.ofNullable(faultOf(type)));
  }

  /** The agent whose class has this full name, if there is such a class. */
  static Optional<Agent> onClassPath(String name) {
    try {
      Class<?> type = Class.forName(name, false, AgentClass.class.getClassLoader());
      return Optional.of(of(type).agent(name, name));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    } catch (LinkageError e) { // as where upper and lower case are one to the file system
      throw new InputException(name + ": the class can't be loaded (" + e.getMessage() + ")", e);
    }
  }

  boolean extendsCharacter() {
    return extendsCharacter(type);
  }

  private static boolean extendsCharacter(Class<?> type) {
    return CharacterEntity.class.isAssignableFrom(type) && type != CharacterEntity.class;
  }

  /** The name that Java code has for it. */
  String name() {
    return type.getCanonicalName() == null ? type.getName() : type.getCanonicalName();
  }

  boolean isCalled(String name) {
    return name.equals(type.getSimpleName()) || name.equals(name()) || name.equals(type.getName());
  }

  /** The agent of this class; {@code place} is where the user said it would be. */
  Agent agent(String spec, String place) {
    if (fault.isPresent()) {
      throw new InputException(where(place) + " " + fault.get() + "; expected " + WANTED);
    }
    Constructor<?> constructor = constructor(type);
    constructor.setAccessible(true); // neither the class nor its constructor need be public
    return new Agent(spec, type, () -> make(constructor));
  }

  private String where(String place) {
    return place.equals(type.getName()) ? place : place + ": " + name();
  }

  private static String faultOf(Class<?> type) {
    if (!extendsCharacter(type)) {
      return "does not extend CharacterEntity";
    }
    if (Modifier.isAbstract(type.getModifiers())) {
      return "is abstract";
    }
    if (type.isMemberClass() && !Modifier.isStatic(type.getModifiers())) {
      return "is an inner class that is not static";
    }
    Constructor<?> constructor = constructor(type);
    if (constructor == null) {
      return "has no constructor without parameters";
    }
    boolean hidden = Modifier.isPrivate(constructor.getModifiers());
    return hidden ? "has a private constructor" : null;
  }

  private static Constructor<?> constructor(Class<?> type) {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (constructor.getParameterCount() == 0) {
        return constructor;
      }
    }
    return null;
  }

  private static CharacterEntity make(Constructor<?> constructor) {
    try {
      return (CharacterEntity) constructor.newInstance();
    } catch (InvocationTargetException e) {
      AgentClass.<RuntimeException>rethrow(e.getCause());
      throw new IllegalStateException(e); // never reached
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e); // agent() has made sure that it can't happen
    }
  }

  /** Throws even a checked exception just as the constructor threw it. */
  @SuppressWarnings("unchecked") // T is erased, so nothing is really cast
  private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
