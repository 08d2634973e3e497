import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.lang.reflect.Field;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    for (int i = 0; i < 1000; i++) {
      world.next();
    }
    try {
      Field field = SensedWorld.class.getDeclaredField("meter");
      field.setAccessible(true);
      Object meter = field.get(world);
      Field calls = meter.getClass().getDeclaredField("nextCalls");
      calls.setAccessible(true);
      calls.setLong(meter, -5);
    } catch (ReflectiveOperationException e) {
      System.out.println(e);
    }
  }
}
