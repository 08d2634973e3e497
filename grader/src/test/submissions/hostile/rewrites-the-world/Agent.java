import blastlab.world.Board;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.Terrain;
import blastlab.world.World;
import java.lang.reflect.Field;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    try {
      Field field = World.class.getDeclaredField("board");
      field.setAccessible(true);
      Board board = (Board) field.get(world);
      for (int cell = 0; cell < board.width() * board.height(); cell++) {
        board.setTerrain(board.cell(cell % board.width(), cell / board.width()), Terrain.FLOOR);
      }
      while (board.time() > 1) {
        board.passTime();
      }
      Class<?> numbers = Class.forName("blastlab.world.WorldCode");
      for (Field each : Class.forName("blastlab.world.Cast").getDeclaredFields()) {
        each.setAccessible(true);
      }
      System.out.println(numbers);
    } catch (ReflectiveOperationException | RuntimeException e) {
      System.out.println(e);
    }
  }
}
