import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    for (String file :
        List.of(
            "/proc/self/environ",
            "/proc/1/environ",
            "/proc/1/cmdline",
            "/proc/self/mountinfo",
            "/proc/self/cmdline")) {
      try {
        System.out.println(file + ": " + Files.readString(Path.of(file)));
      } catch (Exception e) {
        System.out.println(file + ": closed");
      }
    }
    File[] all = new File("/proc").listFiles();
    if (all != null) {
      for (File process : all) {
        try {
          System.out.println(
              process + ": " + Files.readString(process.toPath().resolve("environ")));
        } catch (Exception e) {
          continue;
        }
      }
    }
  }
}
