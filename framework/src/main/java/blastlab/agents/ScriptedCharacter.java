package blastlab.agents;

import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;

/** Does what a script says, an entry a decision; past its end it does nothing at all. */
public final class ScriptedCharacter extends CharacterEntity {
  /** What to do in one decision, and when to place a bomb: see {@code bomb}. */
  public record Line(int dx, int dy, int bomb) {
    /** No bomb is wished for. */
    public static final int NO_BOMB = 0;

    /** The bomb is wished for after the move was set. */
    public static final int BOMB_AFTER = 2;
  }

  private final List<Line> script;
  private int next;

  /** A character that follows a script. */
  public ScriptedCharacter(List<Line> script) {
    this.script = List.copyOf(script);
  }

  @Override
  public void act(SensedWorld world) {
    if (next == script.size()) {
      return;
    }
    Line line = script.get(next++);
    if (line.bomb() != Line.NO_BOMB && line.bomb() != Line.BOMB_AFTER) {
      placeBomb();
    }
    move(line.dx(), line.dy());
    if (line.bomb() == Line.BOMB_AFTER) {
      placeBomb();
    }
  }
}
