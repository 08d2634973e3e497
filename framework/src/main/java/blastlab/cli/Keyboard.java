package blastlab.cli;

import blastlab.agents.InteractiveCharacter;
import blastlab.agents.KeySource;
import blastlab.loader.Builtin;
import blastlab.view.Playbill;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The keys of who plays: agents know of it before it is settled where the keys come from. */
final class Keyboard implements KeySource {
  private static final String AGENT = "interactive";

  private KeySource source;

  /** The agent that asks this keyboard. */
  Builtin agent() {
    return Builtin.plain(
        AGENT, "asks you for every move; for play only", () -> new InteractiveCharacter(this));
  }

  /** Whether an agent, by what the user calls it, is somebody at this keyboard. */
  static boolean isPlayedBy(String spec) {
    return spec.equals("builtin:" + AGENT);
  }

  /** The ids of the characters that somebody at this keyboard plays. */
  static Set<Integer> seats(Playbill bill) {
    return IntStream.range(0, bill.agents().size())
        .filter(seat -> isPlayedBy(bill.agents().get(seat)))
        .boxed()
        .collect(Collectors.toSet());
  }

  void connect(KeySource keys) {
    source = keys;
  }

  @Override
  public Optional<Character> next(String prompt) {
    return source.next(prompt);
  }

  @Override
  public void say(String message) {
    source.say(message);
  }
}
