import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.List;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    for (String path : List.of("/blastlab/link")) {
      try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(path))) {
        System.out.println("connected to " + path);
      } catch (Exception e) {
        System.out.println("refused: " + e.getMessage());
      }
    }
  }
}
