package blastlab.cli;

import blastlab.scenario.GameKind;
import blastlab.scenario.Settings;
import blastlab.view.console.Columns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The rules of a game and its settings, for people with a terminal of 80 columns. */
final class RulesText {
  private static final int WIDTH = 80;
  private static final int GAP = 2;

  private RulesText() {}

  static List<String> of(GameKind game) {
    List<String> lines = new ArrayList<>(GameKind.rules(game).lines().toList());
    if (!game.settings().isEmpty()) {
      lines.add("");
      lines.add("What a scenario may set, with the usual value and the least and the most:");
      lines.addAll(table(game.settings()));
    }
    return lines;
  }

  /** A row for each setting; a meaning that is too long goes on in the next line. */
  private static List<String> table(List<Settings.Entry> settings) {
    Columns numbers = new Columns("lrr");
    for (Settings.Entry setting : settings) {
      numbers.row(
          "  " + setting.name(),
          String.valueOf(setting.usual()),
          setting.least() + ".." + setting.most());
    }
    int width = numbers.lines().stream().mapToInt(String::length).max().orElse(0) + GAP;
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < settings.size(); i++) {
      String start = numbers.lines().get(i);
      for (String part : wrapped(meaning(settings.get(i)), WIDTH - width)) {
        lines.add(start + " ".repeat(width - start.length()) + part);
        start = "";
      }
    }
    return lines;
  }

  private static String meaning(Settings.Entry setting) {
    return setting.also().isEmpty()
        ? setting.meaning()
        : setting.meaning() + " (or '" + setting.also() + "')";
  }

  private static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>(List.of(""));
    for (String word : Arrays.asList(text.split(" ", -1))) {
      String line = lines.get(lines.size() - 1);
      if (line.isEmpty()) {
        lines.set(lines.size() - 1, word);
      } else if (line.length() + 1 + word.length() <= width) {
        lines.set(lines.size() - 1, line + " " + word);
      } else {
        lines.add(word);
      }
    }
    return lines;
  }
}
