package blastlab.remote;

import blastlab.scenario.LawCode;
import blastlab.world.CharacterEntity;
import blastlab.world.Laws;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import blastlab.world.WorldCode;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * The process that an agent is in: connects to the referee, makes an agent for each game, hands it
 * the worlds that come, and answers with what it decides.
 *
 * <p>The agent's code runs in the same process and can do to it what it likes; it can only spoil
 * its own answers.
 */
public final class Host {
  private final SocketChannel channel;
  private final Path classes;
  private final Traces traces = new Traces();
  private final PrintStream out = System.out; // an agent may put others in their place
  private final PrintStream err = System.err;
  private final ByteBuffer header = ByteBuffer.allocateDirect(Frame.HEADER);
  private CharacterEntity agent;
  private WorldCode code;
  private int id;
  private Random random;
  private long callsBefore;

  Host(SocketChannel channel, Path classes) {
    this.channel = channel;
    this.classes = classes;
  }

  /** Starts a process: its arguments are the referee's socket and the folder of the classes. */
  public static void main(String[] args) throws IOException {
    try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
      channel.connect(UnixDomainSocketAddress.of(args[0]));
      new Host(channel, Path.of(args[1])).serve();
    } finally {
      Runtime.getRuntime().halt(0); // threads and hooks of the agent's have no say in that
    }
  }

  /** Answers until the line ends. */
  void serve() throws IOException {
    while (true) {
      Optional<ByteBuffer> question = receive();
      if (question.isEmpty()) {
        return;
      }
      long number = header.getLong(Integer.BYTES);
      send(number, answer(question.get()));
    }
  }

  private Optional<ByteBuffer> receive() throws IOException {
    Thread.interrupted(); // an agent may have interrupted itself, which would close the channel
    if (!fill(header.clear())) {
      return Optional.empty();
    }
    int length = header.getInt(0);
    ByteBuffer question = ByteBuffer.allocate(Math.min(length, Frame.LONGEST_QUESTION));
    return fill(question) ? Optional.of(question.flip()) : Optional.empty();
  }

  private boolean fill(ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining()) {
      if (channel.read(buffer) < 0) {
        return false;
      }
    }
    return true;
  }

  private void send(long number, ByteBuffer answer) throws IOException {
    out.flush();
    err.flush();
    Thread.interrupted();
    ByteBuffer frame = ByteBuffer.allocate(Frame.HEADER + answer.remaining());
    frame.putInt(answer.remaining()).putLong(number).put(answer).flip();
    while (frame.hasRemaining()) {
      channel.write(frame);
    }
  }

  private ByteBuffer answer(ByteBuffer question) {
    try {
      return switch (question.get()) {
        case Words.LOAD -> load(Words.text(question));
        case Words.GAME -> begin(question);
        case Words.ACT -> act(code.read(question));
        case Words.DONE -> done(code.read(question));
        case Words.END -> end();
        default -> throw new IllegalArgumentException("no such question");
      };
    } catch (Throwable thrown) { // whatever an agent's code throws is that agent's failure
      return Thrown.bytes(thrown);
    }
  }

  private ByteBuffer load(String name) throws Throwable {
    ClassLoader loader = new AgentClasses(classes);
    Thread.currentThread().setContextClassLoader(loader);
    Constructor<?> constructor = Class.forName(name, true, loader).getDeclaredConstructor();
    constructor.setAccessible(true); // neither the class nor its constructor need be public
    try {
      agent = (CharacterEntity) constructor.newInstance();
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
    return word(Words.YES);
  }

  private ByteBuffer begin(ByteBuffer in) {
    id = in.getInt();
    String name = Words.text(in);
    List<Integer> numbers = new ArrayList<>();
    for (int left = in.getInt(); left > 0; left--) {
      numbers.add(in.getInt());
    }
    Laws laws = LawCode.laws(name, numbers);
    random = Stream.read(Words.bytes(in));
    code = WorldCode.of(ByteBuffer.wrap(Words.bytes(in)), laws);
    callsBefore = 0;
    return word(Words.YES);
  }

  private ByteBuffer act(RealWorld world) {
    SensedWorld sensed = world.show(agent, id, random);
    agent.act(sensed);
    long calls = sensed.nextCalls() - callsBefore;
    callsBefore = sensed.nextCalls();
    return Answer.of(agent, calls);
  }

  private ByteBuffer done(RealWorld world) {
    agent.done(world.show(agent, id, random));
    return word(Words.YES);
  }

  /** Forgets the game, and says what the agent has left behind, if anything. */
  private ByteBuffer end() {
    agent = null;
    code = null;
    random = null;
    Thread.currentThread().setContextClassLoader(Host.class.getClassLoader());
    Optional<String> left = traces.left();
    if (left.isEmpty()) {
      return word(Words.YES);
    }
    byte[] what = Words.utf8(left.get());
    ByteBuffer out = ByteBuffer.allocate(1 + Integer.BYTES + what.length).put(Words.DIRTY);
    Words.put(what, out);
    return out.flip();
  }

  private static ByteBuffer word(byte word) {
    return ByteBuffer.allocate(1).put(word).flip();
  }
}
