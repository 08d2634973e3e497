import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    try (InputStream in = Agent.class.getResourceAsStream("Agent$Fodder.class")) {
      byte[] code = in.readAllBytes();
      while (true) {
        hoard.add(new Loader().define(code));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private final List<Class<?>> hoard = new ArrayList<>();

  static final class Fodder {
    static int sum(int a, int b) {
      return a + b;
    }
  }

  static final class Loader extends ClassLoader {
    Class<?> define(byte[] code) {
      Class<?> type = defineClass("Agent$Fodder", code, 0, code.length);
      resolveClass(type);
      return type;
    }
  }
}
