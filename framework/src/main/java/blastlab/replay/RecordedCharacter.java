package blastlab.replay;

import blastlab.match.Decision;
import blastlab.match.Outcome;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.stream.Stream;

/** Does what a replay says that an agent did, and fails where that failed. */
final class RecordedCharacter extends CharacterEntity {
  private final ReplayFile replay;
  private final String name;
  private final IntSupplier step;

  /**
   * The character of a name.
   *
   * @param step tells how many steps have been made
   */
  RecordedCharacter(ReplayFile replay, String name, IntSupplier step) {
    this.replay = replay;
    this.name = name;
    this.step = step;
    boolean absent = replay.steps().stream().limit(1).anyMatch(at -> at.absent().contains(name));
    if (absent) {
      fail(failure(false).orElse(unknown()));
    }
  }

  @Override
  public void act(SensedWorld world) {
    Optional<Decision> made =
        decisionsAt(step.getAsInt()).stream().filter(d -> d.id() == id()).findFirst();
    if (made.isEmpty()) {
      fail(failure(false).orElse(unknown()));
    }
    made.ifPresent(this::repeat);
  }

  private void repeat(Decision made) {
    switch (made.bomb()) {
      case NONE -> cancelBomb();
      case BEFORE_MOVE -> {
        move(0, 0);
        placeBomb();
      }
      case AFTER_MOVE -> {
        move(1, 0); // whatever it goes to in the end
        placeBomb();
      }
    }
    move(made.dx(), made.dy());
    if (bombWish() != made.bomb()) {
      throw new IllegalStateException(made + " has become " + bombWish());
    }
  }

  @Override
  public void done(SensedWorld world) {
    failure(true).ifPresent(RecordedCharacter::fail);
  }

  private static void fail(Failing failing) {
    throw new RecordedFailure(failing);
  }

  private Optional<Failing> failure(boolean atTheEndToo) {
    int now = step.getAsInt();
    Stream<Failing> here =
        now < replay.steps().size() ? replay.steps().get(now).failures().stream() : Stream.empty();
    Stream<Failing> last =
        atTheEndToo
            ? replay.end().stream().flatMap(end -> end.failures().stream())
            : Stream.empty();
    return Stream.concat(here, last).filter(failing -> failing.name().equals(name)).findFirst();
  }

  private List<Decision> decisionsAt(int now) {
    return now < replay.steps().size() ? replay.steps().get(now).decisions() : List.of();
  }

  private Failing unknown() {
    return new Failing(name, Outcome.CRASHED, "no decision is recorded");
  }
}
