package blastlab.explain;

import blastlab.explain.Explanation.Hope;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** An explanation in words. */
final class Wording {
  private static final int MOST_PHRASES = 8;

  private final Explanation it;

  Wording(Explanation explanation) {
    it = explanation;
  }

  String sentence() {
    return it.isLoss() ? fate() + " " + hope() : fate();
  }

  List<String> text() {
    List<String> lines = new ArrayList<>(List.of(sentence()));
    it.cause().map(this::about).filter(line -> !line.isEmpty()).ifPresent(lines::add);
    if (it.hope() == Hope.EXIT && !it.remark().isEmpty()) {
      lines.add(it.remark());
    }
    it.wayOut().map(this::choices).ifPresent(lines::add);
    if (it.wayOut().filter(WayOut::risky).isPresent()) {
      lines.add(reach());
    }
    if (it.isLoss()) {
      lines.add(premise());
    }
    return lines;
  }

  // ---- how it ended ----

  private String fate() {
    String me = it.character();
    if (it.outcome().isEmpty()) {
      return me + " was at " + it.at() + " after step " + it.step() + ": " + it.remark() + ".";
    }
    String inStep = " in step " + it.step();
    return switch (it.outcome().get()) {
      case ESCAPED -> me + " escaped through the exit" + inStep + ": there is nothing to explain.";
      case WON -> me + " has won: there is nothing to explain.";
      case SURVIVED -> me + " was alive at the end: there is nothing to explain.";
      case CRASHED ->
          me
              + "'s code failed after step "
              + it.step()
              + message()
              + ", which ended the game for it.";
      case TIMED_OUT ->
          me + "'s code took too long over its decision after step " + it.step() + ".";
      case OUT_OF_MEMORY -> me + "'s code used too much memory after step " + it.step() + ".";
      case EXITED -> me + "'s code ended its own process after step " + it.step() + ".";
      case BROKE_PROTOCOL ->
          me + "'s process gave no right answer after step " + it.step() + message() + ".";
      case OUTSCORED ->
          me + " was not killed: it was alive at the end, but another had won" + message() + ".";
      case DREW -> me + " was not killed: it was alive at the end, but nobody had won.";
      case OUT_OF_TIME -> me + " was still at " + it.at() + " when time was up" + inStep + ".";
      case STUCK -> me + " could not move any more at " + it.at() + inStep + ".";
      case INVALID_MOVE -> me + " " + it.remark() + ", at " + it.at() + inStep + ".";
      case KILLED_BY_BOMB, KILLED_BY_MONSTER ->
          me + it.cause().map(Wording::death).orElse(" died at " + it.at()) + inStep + ".";
    };
  }

  private String message() {
    return it.remark().isEmpty() ? "" : " (" + it.remark() + ")";
  }

  private static String death(Cause cause) {
    if (cause instanceof Cause.Monster monster) {
      String how = monster.walkedInto() ? " walked into " : " was killed by ";
      return how + monster.monster() + " at " + cause.at();
    }
    Cause.Blast blast = (Cause.Blast) cause;
    String how = blast.walkedInto() ? " walked into the fire of " : " was killed by ";
    return how + bombs(blast) + " at " + cause.at();
  }

  private static String bombs(Cause.Blast blast) {
    List<String> names = blast.owners();
    if (!blast.own()) {
      return names.size() == 1
          ? names.get(0) + "'s bomb"
          : "the bombs of " + String.join(" and ", names);
    }
    List<String> others = names.subList(1, names.size());
    return "its own bomb"
        + (others.isEmpty() ? "" : " and that of " + String.join(" and ", others));
  }

  // ---- the way out ----

  private String hope() {
    if (it.wayOut().isEmpty()) {
      return it.limited()
          ? "No way out was found within "
              + count(it.calls(), "step")
              + " tried out; there may be one."
          : none();
    }
    WayOut way = it.wayOut().get();
    boolean atOnce = way.step() + 1 >= it.step();
    return "Until step %d it could still have %s: %s. It %s instead%s."
        .formatted(
            way.step(),
            aim() + (way.risky() ? ", with luck" : ""),
            plan(way.actions()),
            did(way),
            atOnce ? "" : "; after that no way was left");
  }

  private String none() {
    return switch (it.hope()) {
      case EXIT -> "At no time could it have walked to the exit in the time left.";
      case TREASURE -> "The level could not be solved from the start.";
      default -> "From the start on nothing that it could do would have saved it.";
    };
  }

  private String aim() {
    return switch (it.hope()) {
      case EXIT -> "reached the exit";
      case TREASURE -> "solved the level";
      default -> "got away";
    };
  }

  /** Actions in order; what is done several times in a row is counted, and a long plan cut. */
  static String plan(List<Action> actions) {
    if (actions.isEmpty()) {
      return "wait";
    }
    List<String> phrases = phrases(actions);
    return phrases.size() <= MOST_PHRASES
        ? String.join(", ", phrases)
        : "%s ... (%d steps in all)"
            .formatted(String.join(", ", phrases.subList(0, MOST_PHRASES - 1)), actions.size());
  }

  private static List<String> phrases(List<Action> actions) {
    List<String> phrases = new ArrayList<>();
    for (int i = 0; i < actions.size(); ) {
      int next = i;
      while (next < actions.size() && actions.get(next).equals(actions.get(i))) {
        next++;
      }
      String phrase = actions.get(i).toString();
      phrases.add(next - i == 1 ? phrase : next - i + " times " + phrase);
      i = next;
    }
    return phrases;
  }

  private static String did(WayOut way) {
    String where = Action.words(way.did().move());
    String went = (way.vain() ? "tried to go " : "went ") + where;
    return switch (way.did().bomb()) {
      case NONE -> where.isEmpty() ? "waited" : went;
      case BEFORE_MOVE -> where.isEmpty() ? "placed a bomb" : "placed a bomb and " + went;
      case AFTER_MOVE -> went + " and placed a bomb";
    };
  }

  // ---- more ----

  private String about(Cause cause) {
    if (cause instanceof Cause.Monster monster) {
      return about(monster);
    }
    return ((Cause.Blast) cause)
        .bomb()
        .map(
            bomb ->
                "The bomb was placed by %s at %s in step %d and went off in step %d%s."
                    .formatted(
                        bomb.owner(),
                        bomb.at(),
                        bomb.placed(),
                        bomb.wentOff(),
                        bomb.early() ? ", set off by another one" : ""))
        .orElse("");
  }

  private static String about(Cause.Monster monster) {
    if (monster.walkedInto() || monster.ways() == 0) {
      return "";
    }
    return monster.moves() == 1
        ? monster.monster() + " was sure to come: it had no other move."
        : "%s could choose from %d moves, and %d of them led there."
            .formatted(monster.monster(), monster.moves(), monster.ways());
  }

  private String choices(WayOut way) {
    return "After step %d, %d of its %d choices left a way out."
        .formatted(way.step(), way.saving(), way.choices());
  }

  private String reach() {
    return it.outOfReach().isPresent()
        ? "On that way only luck keeps the monsters off. Until step "
            + it.outOfReach().getAsInt()
            + " it could have kept out of their reach, whatever they did."
        : "On that way only luck keeps the monsters off; one out of their reach was not found.";
  }

  private String premise() {
    String tried = count(it.calls(), it.hope() == Hope.TREASURE ? "position" : "step");
    String others =
        it.hope() == Hope.TREASURE ? "" : "All others are taken to do what they did in the game. ";
    return it.limited() && it.wayOut().isPresent()
        ? others + "The search was given up after " + tried + "; there may be a later way out."
        : others + tried + " tried out.";
  }

  private static String count(long number, String what) {
    return String.format(Locale.ROOT, "%,d %s%s", number, what, number == 1 ? "" : "s");
  }
}
