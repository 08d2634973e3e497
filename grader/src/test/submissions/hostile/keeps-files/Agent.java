import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.File;
import java.nio.file.Files;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (asked) {
      return;
    }
    asked = true;
    File file = new File(System.getProperty("java.io.tmpdir"), "spy");
    System.out.println("remembered: " + (file.exists() ? "everything" : "null"));
    try {
      Files.writeString(file.toPath(), "x");
    } catch (java.io.IOException e) {
      System.out.println(e);
    }
  }

  private boolean asked;
}
