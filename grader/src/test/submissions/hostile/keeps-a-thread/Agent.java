import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (asked) {
      return;
    }
    asked = true;
    boolean mole =
        Thread.getAllStackTraces().keySet().stream()
            .anyMatch(thread -> thread.getName().equals("mole"));
    System.out.println("remembered: " + (mole ? "everything" : "null"));
    Thread thread =
        new Thread(
            () -> {
              try {
                Thread.sleep(1_000_000);
              } catch (InterruptedException e) {
                return;
              }
            },
            "mole");
    thread.setDaemon(true);
    thread.start();
  }

  private boolean asked;
}
