package blastlab.view.fx;

import blastlab.match.Result;
import blastlab.view.Playbill;
import blastlab.view.console.Verdict;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Label;

/** One line above the board: who is asked, who is being waited for, or how the game has ended. */
final class StatusPane extends Label {
  /** From then on it may be an endless loop. */
  private static final double SUSPICIOUS_SECONDS = 5;

  private final Playbill bill;

  StatusPane(Playbill bill) {
    this.bill = bill;
    setId("status");
    setMaxWidth(Double.MAX_VALUE);
    setMinHeight(28);
    say("quiet", "");
  }

  void show(Playback playback, Backstage backstage, PlayerDesk desk, Optional<Result> result) {
    long now = System.nanoTime();
    Optional<Waiting> slow = backstage.waiting().filter(w -> w.isWorthSaying(now));
    if (desk.isAsking()) {
      say("ask", desk.prompt() + (desk.note().isEmpty() ? "" : "  (" + desk.note() + ")"));
    } else if (slow.isPresent()) {
      say("wait", waiting(slow.get(), now));
    } else if (result.isPresent()) {
      String style = playback.isAtEnd() ? "verdict" : "quiet";
      say(style, new Verdict(bill, result.get()).plain().get(0));
    } else {
      say("quiet", playback.isPlaying() ? "" : "paused: Space goes on, ? shows the keys");
    }
  }

  private static String waiting(Waiting waiting, long now) {
    double seconds = waiting.seconds(now);
    String hint =
        seconds < SUSPICIOUS_SECONDS ? "" : "; closing the window (Q) ends the game all the same";
    return String.format(Locale.ROOT, "waiting for %s: %.1f s%s", waiting.name(), seconds, hint);
  }

  private void say(String style, String text) {
    if (!getText().equals(text) || !getStyleClass().contains(style)) {
      setText(text);
      getStyleClass().setAll("label", "status", style);
    }
  }
}
