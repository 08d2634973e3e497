package blastlab.remote;

import blastlab.match.Outcome;
import blastlab.scenario.LawCode;
import blastlab.world.CellMark;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.WorldCode;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The referee's side of a character whose agent sits in another process: it sends the world there,
 * and takes over what comes back.
 */
public final class RemoteCharacter extends CharacterEntity {
  private final Link link;
  private final TimeBank time;
  private final OptionalLong mostNextCalls;
  private WorldCode code;
  private ByteBuffer question = ByteBuffer.allocate(0);

  /**
   * Has the agent made over there.
   *
   * @param agentClass the full name of its class
   * @param start how long that may take
   * @param time what it has for its decisions
   * @param mostNextCalls how many {@code next()} calls it may say it made for a decision
   * @throws RemoteFailure if it can't be made
   */
  public RemoteCharacter(
      Link link, String agentClass, Duration start, TimeBank time, OptionalLong mostNextCalls) {
    this.link = link;
    this.time = time;
    this.mostNextCalls = mostNextCalls;
    byte[] name = Words.utf8(agentClass);
    ByteBuffer load = ByteBuffer.allocate(1 + Integer.BYTES + name.length).put(Words.LOAD);
    Words.put(name, load);
    expect(Words.YES, link.ask(load.flip(), start.toNanos()));
  }

  @Override
  public void act(SensedWorld world) {
    takeOver(Answer.decision(ask(Words.ACT, world)), world);
  }

  @Override
  public void done(SensedWorld world) {
    expect(Words.YES, ask(Words.DONE, world));
  }

  /**
   * Ends the game over there.
   *
   * @return what of the game has been left behind; empty if nothing, so that another may follow
   */
  public static Optional<String> endGame(Link link, Duration limit) {
    try {
      ByteBuffer answer = link.ask(ByteBuffer.allocate(1).put(Words.END).flip(), limit.toNanos());
      return Answer.word(answer) == Words.YES ? Optional.empty() : Optional.of(Answer.left(answer));
    } catch (RemoteFailure failure) {
      return Optional.of(failure.getMessage());
    }
  }

  private ByteBuffer ask(byte word, SensedWorld world) {
    if (code == null) {
      code = WorldCode.of(world);
      expect(Words.YES, link.ask(game(), time.next()));
    }
    int size = 1 + code.size(world);
    if (question.capacity() < size) {
      question = ByteBuffer.allocate(size + size / 2);
    }
    question.clear().put(word);
    code.write(world, question);
    long start = System.nanoTime();
    try {
      return link.ask(question.flip(), time.next());
    } finally {
      time.spend(System.nanoTime() - start);
    }
  }

  private ByteBuffer game() {
    byte[] laws = Words.utf8(code.laws().name());
    List<Integer> numbers = LawCode.numbers(code.laws());
    byte[] random = Stream.bytes(random());
    byte[] game = code.game();
    ByteBuffer out =
        ByteBuffer.allocate(
            1 + (5 + numbers.size()) * Integer.BYTES + laws.length + random.length + game.length);
    out.put(Words.GAME).putInt(id());
    Words.put(laws, out);
    out.putInt(numbers.size());
    numbers.forEach(out::putInt);
    Words.put(random, out);
    Words.put(game, out);
    return out.flip();
  }

  private static void expect(byte word, ByteBuffer answer) {
    if (Answer.word(answer) != word || answer.hasRemaining()) {
      throw Answer.broken("an answer to another question");
    }
  }

  private void takeOver(Answer answer, SensedWorld world) {
    if (mostNextCalls.isPresent() && answer.nextCalls() > mostNextCalls.getAsLong()) {
      throw new RemoteFailure(
          Outcome.TIMED_OUT,
          answer.nextCalls() + " next() calls, expected at most " + mostNextCalls.getAsLong());
    }
    switch (answer.bomb()) {
      case NONE -> cancelBomb();
      case BEFORE_MOVE -> {
        move(0, 0);
        placeBomb();
      }
      case AFTER_MOVE -> {
        move(1, 0);
        placeBomb();
      }
    }
    move(answer.dx(), answer.dy());
    for (CellMark mark : answer.marks()) {
      if (mark.x() >= world.width() || mark.y() >= world.height()) {
        throw Answer.broken("a mark outside the world");
      }
      setCellColor(mark.x(), mark.y(), mark.style());
    }
    answer.log().forEach(this::log);
    countNextCalls(answer.nextCalls());
  }
}
