package blastlab.cli;

import blastlab.generate.GeneratedMap;
import blastlab.generate.MapGenerator;
import blastlab.scenario.Seed;
import blastlab.scenario.Settings;
import blastlab.text.InputException;
import blastlab.text.TextFile;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** Makes a random map of one game. */
@Command(mixinStandardHelpOptions = true, sortOptions = false, abbreviateSynopsis = true)
final class GenerateMapCommand implements Runnable {
  private static final String SCENARIO = ".json";
  private static final String MAP = ".txt";
  private static final int CHANCE = 1_000_000;

  private final MapGenerator<?> generator;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeSeed.class,
      description = "Any whole number; if absent, one is drawn and told on standard error.")
  private Seed seed;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write the map to a file, not to standard output.")
  private String out;

  @Option(
      names = "--scenario",
      paramLabel = "FILE",
      description = "Write a scenario, such as mine.json, and its map beside it.")
  private String scenario;

  @Option(names = "--force", description = "Replace files that are there.")
  private boolean force;

  @Spec private CommandSpec spec;

  GenerateMapCommand(MapGenerator<?> generator) {
    this.generator = generator;
  }

  /** The option that a setting is set with. */
  static String optionOf(Settings.Entry entry) {
    return "--" + entry.name().replace('_', '-');
  }

  @Override
  public void run() {
    List<Path> files = files();
    Seed used = seed == null ? Seed.of(ThreadLocalRandom.current().nextInt(CHANCE)) : seed;
    GeneratedMap map = generator.generate(given(), used);
    if (seed == null) {
      spec.commandLine().getErr().println("seed " + used);
    }
    PrintWriter stdout = spec.commandLine().getOut();
    if (files.isEmpty()) {
      stdout.print(map.text());
      stdout.flush();
      return;
    }
    TextFile.write(files.get(0), map.text());
    stdout.println("wrote " + files.get(0));
    if (files.size() > 1) {
      String beside = files.get(0).getFileName().toString();
      TextFile.write(files.get(1), map.scenario(beside, used));
      stdout.println("wrote " + files.get(1) + "; 'blastlab play " + Shell.quote(scenario) + "'");
    }
  }

  /** What the user has set, by the names of the settings. */
  private Map<String, Integer> given() {
    ParseResult parsed = spec.commandLine().getParseResult();
    Map<String, Integer> given = new HashMap<>();
    for (Settings.Entry entry : generator.settings().entries()) {
      if (parsed.hasMatchedOption(optionOf(entry))) {
        given.put(entry.name(), parsed.matchedOptionValue(optionOf(entry), entry.usual()));
      }
    }
    return given;
  }

  /** The files to write: none, that of the map, or those of the map and of the scenario. */
  private List<Path> files() {
    if (out != null && scenario != null) {
      throw new InputException("--out and --scenario exclude each other: leave one of them out");
    }
    if (out != null) {
      return List.of(fresh(out));
    }
    if (scenario == null) {
      return List.of();
    }
    if (!scenario.endsWith(SCENARIO)) {
      throw new InputException(scenario + ": no scenario's name, expected one with " + SCENARIO);
    }
    String name = scenario.substring(0, scenario.length() - SCENARIO.length());
    return List.of(fresh(name + MAP), fresh(scenario));
  }

  private Path fresh(String name) {
    Path file = OutputFile.named(name);
    if (Files.exists(file) && !force) {
      throw new InputException(name + ": is there already; --force replaces it");
    }
    return file;
  }
}
