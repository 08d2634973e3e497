import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    for (String host : List.of("127.0.0.1", "::1")) {
      try (InputStream in = Agent.class.getResourceAsStream("port.txt");
          Socket socket = new Socket()) {
        int port = in == null ? 80 : Integer.parseInt(new String(in.readAllBytes()).strip());
        socket.connect(new InetSocketAddress(host, port), 200);
        System.out.println("connected to " + host);
      } catch (Exception e) {
        System.out.println("refused: " + e);
      }
    }
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress("192.0.2.1", 80), 50);
      System.out.println("connected");
    } catch (Exception e) {
      System.out.println("refused: " + e);
    }
  }
}
