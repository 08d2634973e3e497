import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    String home = System.getProperty("user.home");
    for (String folder :
        List.of(
            "/",
            "/blastlab",
            "/blastlab/classes",
            "/usr",
            "/etc",
            "/root",
            "/home",
            "/var/tmp",
            "/dev/shm",
            home == null ? "/" : home)) {
      try {
        Files.writeString(Path.of(folder, "blastlab-was-here"), "x");
        System.out.println("wrote to " + folder);
      } catch (Exception e) {
        continue;
      }
    }
    try {
      Files.writeString(
          Path.of(
              blastlab.world.World.class
                  .getProtectionDomain()
                  .getCodeSource()
                  .getLocation()
                  .toURI()),
          "x");
      System.out.println("wrote to the framework");
    } catch (Exception e) {
      System.out.println("closed");
    }
    try {
      Files.writeString(
          Path.of(Agent.class.getClassLoader().getResource("Agent.class").toURI()), "x");
      System.out.println("wrote to the classes");
    } catch (Exception e) {
      System.out.println("closed");
    }
  }
}
