package blastlab.cli;

import blastlab.explain.Action;
import blastlab.explain.Cause;
import blastlab.explain.Explanation;
import blastlab.explain.WayOut;
import blastlab.match.Outcome;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** An explanation for other programs; actions are written as in scripted games. */
final class ExplanationJson {
  private ExplanationJson() {}

  static ObjectNode of(Explanation explanation) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("character", explanation.character());
    json.put("outcome", explanation.outcome().map(Outcome::name).orElse(null));
    json.put("step", explanation.step());
    json.put("x", explanation.at().x()).put("y", explanation.at().y());
    json.put("sentence", explanation.sentence());
    explanation
        .cause()
        .ifPresentOrElse(cause -> json.set("cause", of(cause)), () -> json.putNull("cause"));
    explanation
        .wayOut()
        .ifPresentOrElse(way -> json.set("wayOut", of(way)), () -> json.putNull("wayOut"));
    explanation
        .outOfReach()
        .ifPresentOrElse(step -> json.put("outOfReach", step), () -> json.putNull("outOfReach"));
    return json.put("limited", explanation.limited()).put("calls", explanation.calls());
  }

  private static ObjectNode of(Cause cause) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    if (cause instanceof Cause.Monster monster) {
      return json.put("monster", monster.monster())
          .put("kind", monster.kind())
          .put("walkedInto", monster.walkedInto())
          .put("ways", monster.ways())
          .put("moves", monster.moves());
    }
    Cause.Blast blast = (Cause.Blast) cause;
    blast.owners().forEach(json.putArray("owners")::add);
    json.put("own", blast.own()).put("walkedInto", blast.walkedInto());
    blast.bomb().ifPresentOrElse(bomb -> json.set("bomb", of(bomb)), () -> json.putNull("bomb"));
    return json;
  }

  private static ObjectNode of(Cause.Bomb bomb) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("owner", bomb.owner())
        .put("x", bomb.at().x())
        .put("y", bomb.at().y())
        .put("placed", bomb.placed())
        .put("wentOff", bomb.wentOff())
        .put("early", bomb.early());
  }

  private static ObjectNode of(WayOut way) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("step", way.step());
    var did = json.putArray("did");
    did.add(way.did().move().dx()).add(way.did().move().dy()).add(way.did().bomb().ordinal());
    var actions = json.putArray("actions");
    for (Action action : way.actions()) {
      actions
          .addArray()
          .add(action.move().dx())
          .add(action.move().dy())
          .add(action.bomb().ordinal());
    }
    return json.put("saving", way.saving()).put("choices", way.choices()).put("risky", way.risky());
  }
}
