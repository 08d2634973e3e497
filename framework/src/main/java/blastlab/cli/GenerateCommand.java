package blastlab.cli;

import blastlab.generate.Generators;
import blastlab.generate.MapGenerator;
import blastlab.scenario.Settings;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Makes random maps; the games are commands of their own, each with options of its own. */
@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    modelTransformer = GenerateCommand.Games.class,
    synopsisSubcommandLabel = "RULES",
    commandListHeading = "%nGames (RULES):%n",
    description = "Makes a random map that is valid and fair.",
    footer = {
      "",
      "The same seed makes the same map, on every machine.",
      "",
      "Examples:",
      "  blastlab generate duel --seed 7",
      "  blastlab generate arena --players 2 --rocks 60 --seed 7 --out arena.txt",
      "  blastlab generate course --monsters 2 --seed 7 --scenario mine.json",
      "",
      "'blastlab generate RULES --help' tells what can be set in a game."
    })
final class GenerateCommand implements Runnable {
  @Spec private CommandSpec spec;

  /** Without a game there is nothing to generate. */
  @Override
  public void run() {
    String games =
        Generators.ALL.stream().map(MapGenerator::rules).collect(Collectors.joining(", "));
    throw new ParameterException(spec.commandLine(), "missing: RULES, one of " + games);
  }

  /** Adds a command for each game, and to that an option for each of its settings. */
  static final class Games implements IModelTransformer {
    @Override
    public CommandSpec transform(CommandSpec generate) {
      for (MapGenerator<?> generator : Generators.ALL) {
        CommandSpec game = CommandSpec.forAnnotatedObject(new GenerateMapCommand(generator));
        game.name(generator.rules()).versionProvider(new Version());
        String example = "  blastlab generate " + generator.rules() + " --seed 7";
        game.usageMessage()
            .description("Makes " + generator.summary() + ".", "", generator.promise(), "")
            .footer("", "Examples:", example, example + " --scenario mine.json");
        generator.settings().entries().forEach(entry -> game.addOption(option(entry)));
        generate.addSubcommand(generator.rules(), game);
      }
      return generate;
    }

    private static OptionSpec option(Settings.Entry entry) {
      return OptionSpec.builder(GenerateMapCommand.optionOf(entry))
          .paramLabel("N")
          .type(Integer.class)
          .converters(new Within(entry))
          .description(sentence(entry))
          .build();
    }

    private static String sentence(Settings.Entry entry) {
      return entry.meaning().substring(0, 1).toUpperCase(Locale.ROOT)
          + entry.meaning().substring(1)
          + "; %d to %d, %d if absent.".formatted(entry.least(), entry.most(), entry.usual());
    }
  }

  private static final class Within extends WholeNumber {
    Within(Settings.Entry entry) {
      super(entry.least(), entry.most());
    }
  }
}
