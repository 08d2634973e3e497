package blastlab.loader;

import blastlab.agents.AStarCharacter;
import blastlab.agents.BomberCharacter;
import blastlab.agents.ExpectimaxCharacter;
import blastlab.agents.IdleCharacter;
import blastlab.agents.MctsCharacter;
import blastlab.agents.MinimaxCharacter;
import blastlab.agents.QLearnerCharacter;
import blastlab.agents.RandomCharacter;
import blastlab.agents.RheaCharacter;
import blastlab.agents.SolverCharacter;
import blastlab.agents.WalkerCharacter;
import blastlab.search.Budget;
import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.world.CharacterEntity;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Finds agents by what users call them.
 *
 * <ul>
 *   <li>{@code builtin:NAME} or {@code builtin:NAME@SETTING}, one that comes with Blastlab;
 *   <li>a folder, all its sources below it but the tests;
 *   <li>a {@code .java} file, together with what it uses from the files beside it;
 *   <li>a {@code .jar} of compiled classes;
 *   <li>the full name of a class on the class path.
 * </ul>
 *
 * <p>Where a folder, file or jar holds several agents, {@code PATH#ClassName} chooses one. Behind
 * an agent that can learn, {@code @FILE} names the weights to play with.
 */
public final class AgentLoader {
  private static final char CHOICE = '#';
  private static final char WEIGHTS = '@';

  private final Map<String, Builtin> builtins = new LinkedHashMap<>();

  /** A loader that knows the agents that need nothing from outside. */
  public AgentLoader() {
    add(Builtin.plain("idle", "does nothing at all", IdleCharacter::new));
    add(Builtin.plain("random", "stumbles about and drops bombs", RandomCharacter::new));
    add(
        Builtin.plain(
            "walker",
            "takes the shortest way out, bombs walls, minds blasts and monsters",
            WalkerCharacter::new));
    add(
        Builtin.plain(
            "astar",
            "plans its way out with A*, bombs walls, keeps out of blasts",
            AStarCharacter::new));
    add(
        Builtin.thinking(
            "minimax",
            "fights the nearest character: minimax with alpha-beta",
            Budget.ofNextCalls(500),
            MinimaxCharacter::new));
    add(
        Builtin.learning(
            "qlearner", "has learnt by playing what its moves are worth", QLearnerCharacter::new));
    add(
        Builtin.thinking(
            "expectimax",
            "weighs its actions against all that the monsters may do",
            Budget.ofNextCalls(5000),
            ExpectimaxCharacter::new));
    add(
        Builtin.thinking(
            "mcts",
            "plays many futures and does what most of the good ones began with",
            Budget.ofNextCalls(5000),
            MctsCharacter::new));
    add(
        Builtin.thinking(
            "rhea",
            "breeds plans and does the first step of the fittest",
            Budget.ofNextCalls(5000),
            RheaCharacter::new));
    add(
        Builtin.plain(
            "bomber",
            "collects, blasts walls, flees in time and traps the others",
            BomberCharacter::new));
    add(Builtin.plain("solver", "plays a shortest solution of a level", SolverCharacter::new));
  }

  /** Adds a built-in agent, such as one that listens to this program's keyboard. */
  public AgentLoader add(Builtin builtin) {
    builtins.put(builtin.name(), builtin);
    return this;
  }

  /** All built-in agents. */
  public List<Builtin> builtins() {
    return List.copyOf(builtins.values());
  }

  /**
   * The agent that the user means by {@code spec}.
   *
   * <p>Each call compiles and loads the agent's classes anew. All games that are played with one
   * loaded agent share these classes, and so their static fields, also between threads; a fresh
   * object for each game is all that keeps the games apart.
   */
  public Agent load(String spec) {
    if (spec.startsWith(Builtin.PREFIX)) {
      return new Agent(spec, builtin(spec.substring(Builtin.PREFIX.length())));
    }
    Optional<String> weights = weightsIn(spec);
    if (weights.isEmpty()) {
      return find(spec);
    }
    Agent learner = find(withoutWeights(spec)).requireLearner();
    return learner.recalling(spec, WeightsFile.read(weights.get(), learner.type()));
  }

  /** The agent that the user means by {@code spec} for one that is to be trained. */
  public Agent loadLearner(String spec) {
    Optional<String> weights =
        spec.startsWith(Builtin.PREFIX) ? Builtin.settingIn(spec) : weightsIn(spec);
    if (weights.isPresent()) {
      throw new InputException(
          spec
              + ": weights behind an agent are for playing; to learn on from them, train '"
              + withoutWeights(spec)
              + "' with --from "
              + weights.get());
    }
    return load(spec).requireLearner();
  }

  /** The file in {@code PATH@FILE} or {@code PATH#ClassName@FILE}, unless all of it is a path. */
  private static Optional<String> weightsIn(String spec) {
    int at = spec.lastIndexOf(WEIGHTS);
    boolean isWeights = at > spec.lastIndexOf(CHOICE) && existing(spec).isEmpty();
    return isWeights ? Optional.of(spec.substring(at + 1)) : Optional.empty();
  }

  private static String withoutWeights(String spec) {
    return spec.substring(0, spec.lastIndexOf(WEIGHTS));
  }

  private Agent find(String spec) {
    Optional<Path> whole = existing(spec);
    if (whole.isPresent()) {
      return onDisk(whole.get()).agent(spec, "");
    }
    int choice = spec.lastIndexOf(CHOICE);
    if (choice > 0) {
      String place = spec.substring(0, choice);
      Path path = existing(place).orElseThrow(() -> new InputException(unknown(place)));
      return onDisk(path).agent(spec, spec.substring(choice + 1));
    }
    return AgentClass.onClassPath(spec).orElseThrow(() -> new InputException(unknown(spec)));
  }

  private Supplier<? extends CharacterEntity> builtin(String text) {
    Builtin builtin = builtins.get(Builtin.nameIn(text));
    if (builtin == null) {
      String name = Builtin.PREFIX + Builtin.nameIn(text);
      throw new InputException("no agent '" + name + "'; " + Nearest.hint(name, builtinSpecs()));
    }
    return builtin.maker().apply(Builtin.settingIn(text));
  }

  private static Candidates onDisk(Path path) {
    if (Files.isDirectory(path)) {
      return SourceFolder.read(path).compile();
    }
    String name = path.getFileName().toString();
    if (name.endsWith(".java")) {
      return SourceFolder.around(path).compile();
    }
    if (name.endsWith(".jar")) {
      return AgentJar.open(path);
    }
    throw new InputException(path + ": no agent, expected a folder, a .java file or a .jar");
  }

  private static Optional<Path> existing(String spec) {
    try {
      return spec.isBlank() ? Optional.empty() : Optional.of(Path.of(spec)).filter(Files::exists);
    } catch (InvalidPathException e) {
      return Optional.empty(); // so it is no path that exists
    }
  }

  private String unknown(String spec) {
    boolean isPath = spec.matches(".*(\\.java|\\.jar|[/\\\\].*)");
    String what = "no agent '" + spec + (isPath ? "': there is no such file or folder" : "'");
    String forms =
        String.join(", ", builtinSpecs())
            + ", a folder of sources, a .java file, a .jar or the full name of a class on the class"
            + " path";
    return Nearest.to(spec, builtins.keySet())
        .map(name -> Builtin.PREFIX + name)
        .or(() -> Neighbours.nearest(spec))
        .map(near -> what + "; did you mean '" + near + "'? (valid: " + forms + ")")
        .orElse(what + "; expected " + forms);
  }

  private List<String> builtinSpecs() {
    return builtins.keySet().stream().map(name -> Builtin.PREFIX + name).toList();
  }
}
