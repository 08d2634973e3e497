package blastlab.monsters;

import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import java.util.List;

/** Goes where a script says, an entry a decision; past its end it stays. */
public final class ScriptedMonster extends MonsterEntity {
  private static final Way STAY = new Way(0, 0);

  /** Where to go in one step. */
  public record Way(int dx, int dy) {}

  private final List<Way> script;
  private int next;

  /** A monster that follows a script. */
  public ScriptedMonster(List<Way> script) {
    this.script = List.copyOf(script);
  }

  @Override
  public void act(SensedWorld world) {
    Way way = next < script.size() ? script.get(next++) : STAY;
    move(way.dx(), way.dy());
  }
}
