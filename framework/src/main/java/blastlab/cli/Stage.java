package blastlab.cli;

import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.view.Playbill;
import blastlab.view.console.Screen;
import blastlab.view.fx.NoWindowException;
import java.io.PrintWriter;
import java.util.Optional;

/** Where a game is shown, and where its keys, its agents' output and its result go. */
interface Stage extends AutoCloseable {
  /** Who is told about the game. */
  MatchListener listener();

  /** Runs student code as it was to be run, and may look on meanwhile. */
  default Thinking watched(String name, Thinking thinking) {
    return thinking;
  }

  /** Says how to stop the game when nobody watches any more. */
  void onQuit(Runnable stop);

  /**
   * Shows what is left to be shown of a game that is over: nothing, where a viewer has shown it.
   */
  default void finish(Result result) {}

  @Override
  void close();

  /** Lets agents print their worlds in colours. */
  static void allowColours() {
    System.setProperty("blastlab.colours", "true");
  }

  /** Shows the result only. */
  static Stage silent(
      Playbill bill, Keyboard keyboard, PrintWriter out, PrintWriter err, boolean json) {
    return new SilentStage(bill, keyboard, out, err, json);
  }

  /** Shows the game in a window, if one can be opened. */
  static Stage window(
      Playbill bill, Keyboard keyboard, PrintWriter out, Optional<Integer> delay, boolean step)
      throws NoWindowException {
    return new FxStage(bill, keyboard, out, delay, step);
  }

  /** Shows the game: on the terminal that there is, or else frame after frame. */
  static Stage console(
      Playbill bill, Keyboard keyboard, PrintWriter out, Optional<Integer> delay, boolean step) {
    return Screen.open()
        .<Stage>map(screen -> new TerminalStage(screen, bill, keyboard, delay, step))
        .orElseGet(() -> new PlainStage(bill, keyboard, out, delay.orElse(0), step));
  }
}
