package blastlab.grader.rubric;

import blastlab.grader.verdict.Verdict;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a submission has to reach in a game. A game in which its code failed reaches nothing. */
public sealed interface Goal {
  /** What would be right in a rubric. */
  String WANTED = "'escape', 'survive', 'win' or such as 'score >= 100'";

  /** Whether a game has reached it. */
  boolean isReached(Verdict verdict, boolean won, int score);

  /** The goal as rubrics have it. */
  String text();

  /** The goal that a rubric calls so, if there is one. */
  static Optional<Goal> parse(String text) {
    return switch (text.strip()) {
      case "escape" -> Optional.of(new Escape());
      case "survive" -> Optional.of(new Survive());
      case "win" -> Optional.of(new Win());
      default -> Score.parse(text);
    };
  }

  /** To leave through the exit. */
  record Escape() implements Goal {
    @Override
    public boolean isReached(Verdict verdict, boolean won, int score) {
      return verdict == Verdict.ESCAPED;
    }

    @Override
    public String text() {
      return "escape";
    }
  }

  /** To be alive when the game ends, to be out of it through the exit, or to have won it. */
  record Survive() implements Goal {
    private static final Set<Verdict> ALIVE =
        EnumSet.of(
            Verdict.ESCAPED,
            Verdict.WON,
            Verdict.SURVIVED,
            Verdict.OUT_OF_TIME,
            Verdict.OUTSCORED,
            Verdict.DREW);

    @Override
    public boolean isReached(Verdict verdict, boolean won, int score) {
      return ALIVE.contains(verdict);
    }

    @Override
    public String text() {
      return "survive";
    }
  }

  /** To get what the game is about: out, the treasure, or more than all others. */
  record Win() implements Goal {
    @Override
    public boolean isReached(Verdict verdict, boolean won, int score) {
      return won && !verdict.isFailure();
    }

    @Override
    public String text() {
      return "win";
    }
  }

  /** To have so many points at the end, dead or alive. */
  record Score(int least) implements Goal {
    private static final Pattern TEXT = Pattern.compile("\\s*score\\s*>=\\s*(-?\\d{1,9})\\s*");

    private static Optional<Goal> parse(String text) {
      Matcher matcher = TEXT.matcher(text);
      return matcher.matches()
          ? Optional.of(new Score(Integer.parseInt(matcher.group(1))))
          : Optional.empty();
    }

    @Override
    public boolean isReached(Verdict verdict, boolean won, int score) {
      return score >= least && !verdict.isFailure();
    }

    @Override
    public String text() {
      return "score >= " + least;
    }
  }
}
