import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.File;
import java.nio.file.Files;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (looked == 0) {
      looked = 1;
      String home = System.getProperty("user.home");
      System.out.println("looked at some files");
      search(new File("/tmp"), 0);
      search(new File("/root"), 0);
      search(new File("/home"), 0);
      if (home != null) {
        search(new File(home), 0);
      }
      search(new File("/"), 3);
    }
  }

  private static int looked;

  private static void search(File folder, int depth) {
    File[] files = folder.listFiles();
    if (files == null || depth > 7) {
      return;
    }
    for (File file : files) {
      String path = file.getPath();
      if (looked > 3000
          || path.startsWith("/usr")
          || path.startsWith("/lib")
          || path.startsWith("/sys")
          || path.startsWith("/dev")
          || path.startsWith("/var/lib")
          || path.startsWith("/proc/sys")) {
        continue;
      }
      if (file.isDirectory()) {
        search(file, depth + 1);
      } else if (file.length() < 10_000) {
        looked++;
        try {
          String text = Files.readString(file.toPath());
          if (text.contains("TOP-SECRET")) {
            System.out.println(
                path
                    + ": "
                    + text.substring(
                        text.indexOf("TOP-SECRET"),
                        Math.min(text.length(), text.indexOf("TOP-SECRET") + 40)));
          }
        } catch (Exception e) {
          continue;
        }
      }
    }
  }
}
