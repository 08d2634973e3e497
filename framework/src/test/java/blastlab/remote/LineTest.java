package blastlab.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import blastlab.match.Outcome;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The referee believes nothing that comes but one answer to each question. */
class LineTest {
  private static final long LONG = Duration.ofMinutes(1).toNanos();
  private static final long SHORT = Duration.ofMillis(50).toNanos();

  @Test
  void anAnswerIsWhatStandsBehindItsHeader() throws IOException {
    try (Peer peer = new Peer(far -> far.write(Peer.answer(Peer.question(far), 7, 8)));
        Line line = line(peer)) {
      ByteBuffer answer = line.ask(question(), LONG);

      assertThat(answer.remaining()).isEqualTo(2);
      assertThat(answer.get()).isEqualTo((byte) 7);
    }
  }

  @Test
  void answersMayComeInPieces() throws IOException {
    Peer.Part part =
        far -> {
          ByteBuffer answer = Peer.answer(Peer.question(far), 7);
          while (answer.hasRemaining()) {
            far.write(ByteBuffer.wrap(new byte[] {answer.get()}));
          }
        };
    try (Peer peer = new Peer(part);
        Line line = line(peer)) {
      assertThat(line.ask(question(), LONG).get()).isEqualTo((byte) 7);
    }
  }

  @Test
  void anAnswerBeforeTheQuestionBreaksTheProtocol() throws IOException {
    try (Peer peer = new Peer(far -> far.write(Peer.answer(0, 1)));
        Line line = line(peer)) {
      assertThat(failure(line, LONG).outcome()).isEqualTo(Outcome.BROKE_PROTOCOL);
    }
  }

  @Test
  void aSecondAnswerBreaksTheProtocolAtTheNextQuestionAtTheLatest() throws IOException {
    Peer.Part part =
        far -> {
          long number = Peer.question(far);
          far.write(Peer.answer(number, 1));
          Peer.question(far);
          far.write(Peer.answer(number, 1));
        };
    try (Peer peer = new Peer(part);
        Line line = line(peer)) {
      line.ask(question(), LONG);

      RemoteFailure failure = failure(line, LONG);
      assertThat(failure.outcome()).isEqualTo(Outcome.BROKE_PROTOCOL);
      assertThat(failure).hasMessage("its process sent an answer to no question");
    }
  }

  @Test
  void twoAnswersAtOnceBreakTheProtocol() throws IOException {
    Peer.Part part =
        far -> {
          long number = Peer.question(far);
          ByteBuffer one = Peer.answer(number, 1);
          far.write(ByteBuffer.allocate(2 * one.remaining()).put(one.duplicate()).put(one).flip());
        };
    try (Peer peer = new Peer(part);
        Line line = line(peer)) {
      RemoteFailure failure = failure(line, LONG);

      assertThat(failure.outcome()).isEqualTo(Outcome.BROKE_PROTOCOL);
      assertThat(failure).hasMessage("its process sent more than one answer");
    }
  }

  @Test
  void halfAnAnswerBreaksTheProtocol() throws IOException {
    try (Peer peer = new Peer(far -> far.write(Peer.answer(Peer.question(far), 1).limit(9)));
        Line line = line(peer)) {
      RemoteFailure failure = failure(line, SHORT);

      assertThat(failure.outcome()).isEqualTo(Outcome.BROKE_PROTOCOL);
      assertThat(failure).hasMessage("its process sent half an answer");
    }
  }

  @Test
  void noAnswerInTimeIsATimeOut() throws IOException {
    try (Peer peer = new Peer(Peer::question);
        Line line = line(peer)) {
      RemoteFailure failure = failure(line, SHORT);

      assertThat(failure.outcome()).isEqualTo(Outcome.TIMED_OUT);
      assertThat(failure).hasMessage("no decision after 50 ms");
    }
  }

  @Test
  void aProcessThatDoesNotListenIsATimeOutToo() throws IOException {
    try (Peer peer = new Peer(far -> {});
        Line line = line(peer)) {
      RemoteFailure failure =
          catchThrowableOfType(
              RemoteFailure.class, () -> line.ask(ByteBuffer.allocate(1 << 24), SHORT));

      assertThat(failure.outcome()).isEqualTo(Outcome.TIMED_OUT);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, Integer.MIN_VALUE, Frame.LONGEST_ANSWER + 1, Integer.MAX_VALUE})
  void aLengthThatCantBeBreaksTheProtocolBeforeAnythingIsRead(int length) throws IOException {
    Peer.Part part = far -> far.write(Peer.answer(Peer.question(far)).putInt(0, length));
    try (Peer peer = new Peer(part);
        Line line = line(peer)) {
      RemoteFailure failure = failure(line, LONG);

      assertThat(failure.outcome()).isEqualTo(Outcome.BROKE_PROTOCOL);
      assertThat(failure).hasMessageContaining(String.valueOf(length));
    }
  }

  @Test
  void whatTheEndOfTheLineMeansIsForTheOwnerOfTheProcessToSay() throws IOException {
    try (Peer peer =
            new Peer(
                far -> {
                  Peer.question(far);
                  far.close();
                });
        Line line = line(peer)) {
      assertThat(failure(line, LONG).outcome()).isEqualTo(Outcome.EXITED);
    }
  }

  private static Line line(Peer peer) throws IOException {
    return new Line(peer.near(), () -> new RemoteFailure(Outcome.EXITED, "it ended"));
  }

  private static ByteBuffer question() {
    return ByteBuffer.wrap(new byte[] {1, 2, 3});
  }

  private static RemoteFailure failure(Line line, long nanos) {
    return catchThrowableOfType(RemoteFailure.class, () -> line.ask(question(), nanos));
  }
}
