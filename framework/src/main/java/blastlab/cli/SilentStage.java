package blastlab.cli;

import blastlab.agents.LineKeys;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.view.Playbill;
import blastlab.view.console.StudentTrace;
import blastlab.view.console.Verdict;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.math.BigInteger;

/** Shows nothing of a game but its result, in words or as JSON. */
final class SilentStage implements Stage {
  private final Playbill bill;
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean json;
  private final PrintStream standardOut = System.out;

  SilentStage(Playbill bill, Keyboard keyboard, PrintWriter out, PrintWriter err, boolean json) {
    this.bill = bill;
    this.out = out;
    this.err = err;
    this.json = json;
    keyboard.connect(
        new LineKeys(
            StandardInput.reader(),
            line -> {
              err.println(line);
              err.flush();
            }));
    if (json) {
      System.setOut(System.err); // what agents print must not mix with the result
    } else if (Tty.coloursOut()) {
      Stage.allowColours();
    }
  }

  @Override
  public MatchListener listener() {
    return new MatchListener() {};
  }

  @Override
  public void onQuit(Runnable stop) {
    // nobody watches, so nobody quits
  }

  @Override
  public void finish(Result result) {
    StudentTrace.of(result).forEach(err::println);
    err.flush();
    if (json) {
      out.println(json(result));
    } else {
      new Verdict(bill, result).plain().forEach(out::println);
    }
    out.flush();
  }

  @Override
  public void close() {
    System.setOut(standardOut);
  }

  private ObjectNode json(Result result) {
    ObjectNode game = JsonNodeFactory.instance.objectNode();
    game.put("scenario", bill.scenario());
    game.put("seed", new BigInteger(bill.seed()));
    game.put("steps", result.steps());
    game.put("time", result.time());
    result.winner().ifPresent(seat -> game.put("winner", result.seats().get(seat).name()));
    var characters = game.putArray("characters");
    for (Result.Seat seat : result.seats()) {
      characters
          .addObject()
          .put("name", seat.name())
          .put("outcome", seat.outcome().map(Outcome::name).orElse(null))
          .put("score", seat.score())
          .put("decisions", seat.effort().decisions())
          .put("nextCalls", seat.effort().nextCalls())
          .put("mostNextCalls", seat.effort().mostNextCalls())
          .put("millis", seat.effort().millis())
          .put("slowestMillis", seat.effort().slowestMillis());
    }
    return game;
  }
}
