package blastlab.view.console;

import blastlab.match.Outcome;
import java.util.Optional;

/** The colours of text, where there are colours. */
enum Ink {
  COLOURS,
  NONE;

  String bold(String text) {
    return with("1", text);
  }

  String faint(String text) {
    return with("2", text);
  }

  String good(String text) {
    return with("1;32", text);
  }

  String bad(String text) {
    return with("1;31", text);
  }

  String alert(String text) {
    return with("7", text);
  }

  String outcome(Optional<Outcome> outcome, String text) {
    if (outcome.isEmpty() || outcome.get() == Outcome.DREW) {
      return text;
    }
    return outcome.get().isWin() ? good(text) : bad(text);
  }

  private String with(String code, String text) {
    return this == NONE || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
