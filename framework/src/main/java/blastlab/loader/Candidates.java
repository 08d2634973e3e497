package blastlab.loader;

import blastlab.text.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The classes found in one place, among which there should be one agent. */
final class Candidates {
  private static final int MOST_SHOWN = 10;

  private final String place;
  private final ClassLoader loader;
  private final List<AgentClass> classes = new ArrayList<>();
  private Optional<LinkageError> failure = Optional.empty();

  private Candidates(String place, ClassLoader loader) {
    this.place = place;
    this.loader = loader;
  }

  /**
   * Loads classes, without running any of their code.
   *
   * @param place what the user calls the place
   * @param names the classes there; those that the loader takes from elsewhere do not count
   */
  static Candidates in(String place, ClassLoader loader, List<String> names) {
    Candidates candidates = new Candidates(place, loader);
    for (String name : names) {
      candidates.add(name);
    }
    return candidates;
  }

  /** A class that can't be loaded matters only if no agent is found among the others. */
  private void add(String name) {
    try {
      Class<?> type = Class.forName(name, false, loader);
      boolean nameless = type.isAnonymousClass() || type.isLocalClass();
      if (type.getClassLoader() == loader && !nameless) {
        classes.add(AgentClass.of(type));
      }
    } catch (LinkageError e) {
      failure = failure.or(() -> Optional.of(e));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("a class that was there is gone: " + name, e);
    }
  }

  /** What loads these classes. */
  ClassLoader loader() {
    return loader;
  }

  /** The agent whose class the user has chosen; "" chooses the only one there is. */
  Agent agent(String spec, String choice) {
    List<AgentClass> meant =
        choice.isEmpty()
            ? classes.stream().filter(c -> c.fault().isEmpty()).toList()
            : classes.stream().filter(c -> c.isCalled(choice)).toList();
    if (meant.isEmpty()) {
      throw choice.isEmpty() ? noAgent() : noSuchClass(choice);
    }
    if (meant.size() > 1) {
      throw new InputException(
          String.format(
              "%s: several agents: %s; choose one, as in '%s#%s'",
              place, names(meant, c -> true), place, meant.get(0).name()));
    }
    return meant.get(0).agent(spec, place);
  }

  private InputException noAgent() {
    String faults =
        classes.stream()
            .filter(AgentClass::extendsCharacter)
            .map(c -> c.name() + " " + c.fault().orElseThrow())
            .collect(Collectors.joining(", "));
    String found = faults.isEmpty() ? "no class there extends CharacterEntity" : faults;
    String trouble = failure.map(e -> "; not all classes can be loaded (" + e + ")").orElse("");
    return new InputException(
        place + ": no agent; " + found + trouble + "; expected " + AgentClass.WANTED,
        failure.orElse(null));
  }

  private InputException noSuchClass(String choice) {
    String agents = names(classes, AgentClass::extendsCharacter);
    return new InputException(
        place
            + ": no class '"
            + choice
            + "'; "
            + (agents.isEmpty() ? "no class there extends CharacterEntity" : "valid: " + agents));
  }

  private static String names(List<AgentClass> classes, Predicate<AgentClass> which) {
    List<String> names = classes.stream().filter(which).map(AgentClass::name).sorted().toList();
    String shown = names.stream().limit(MOST_SHOWN).collect(Collectors.joining(", "));
    return names.size() > MOST_SHOWN ? shown + ", …" : shown;
  }
}
