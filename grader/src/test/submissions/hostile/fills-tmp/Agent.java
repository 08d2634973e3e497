import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    File folder = new File(System.getProperty("java.io.tmpdir"));
    byte[] junk = new byte[1 << 20];
    long written = 0;
    for (int i = 0; i < 64; i++) {
      try (FileOutputStream out = new FileOutputStream(new File(folder, "junk" + i))) {
        out.write(junk);
        written += junk.length;
      } catch (IOException e) {
        break;
      }
    }
    System.out.println("megabytes: " + (written >> 20) + ".");
  }
}
