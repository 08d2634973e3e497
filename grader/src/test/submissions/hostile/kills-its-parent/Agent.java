import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    try {
      ProcessHandle.current().parent().ifPresent(ProcessHandle::destroyForcibly);
      ProcessHandle.allProcesses()
          .filter(p -> p.pid() != ProcessHandle.current().pid())
          .forEach(ProcessHandle::destroyForcibly);
    } catch (RuntimeException e) {
      System.out.println("refused: " + e);
    }
  }
}
