package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.KeySource;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;

class KeymapTest {
  private static KeyEvent key(KeyCode code, String text, boolean shift, boolean control) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", text, code, shift, control, false, false);
  }

  private static KeyEvent key(KeyCode code, String text) {
    return key(code, text, false, false);
  }

  @Test
  void everyCommandHasTheKeyThatItNames() {
    Set<Command> found =
        Stream.of(
                key(KeyCode.SPACE, " "),
                key(KeyCode.RIGHT, ""),
                key(KeyCode.LEFT, ""),
                key(KeyCode.HOME, ""),
                key(KeyCode.END, ""),
                key(KeyCode.ESCAPE, ""),
                key(KeyCode.EQUALS, "+", true, false),
                key(KeyCode.MINUS, "-"),
                key(KeyCode.SLASH, "?", true, false),
                key(KeyCode.LEFT, "", true, false),
                key(KeyCode.RIGHT, "", true, false),
                key(KeyCode.UP, "", true, false),
                key(KeyCode.DOWN, "", true, false))
            .flatMap(event -> Keymap.command(event).stream())
            .collect(Collectors.toSet());
    for (Command command : Command.values()) {
      if (command.key().length() == 1 && Character.isLetter(command.key().charAt(0))) {
        KeyCode code = KeyCode.valueOf(command.key());
        assertThat(Keymap.command(key(code, command.key().toLowerCase(java.util.Locale.ROOT))))
            .isEqualTo(Optional.of(command));
        found.add(command);
      }
    }

    assertThat(found).containsExactlyInAnyOrder(Command.values());
  }

  @Test
  void aPlayersKeysAreThePlayersUnlessControlIsHeld() {
    assertThat(Keymap.player(key(KeyCode.UP, ""))).contains(KeySource.UP);
    assertThat(Keymap.player(key(KeyCode.SPACE, " "))).contains(' ');
    assertThat(Keymap.player(key(KeyCode.D, "d"))).contains('d');
    assertThat(Keymap.player(key(KeyCode.D, "", false, true))).isEmpty();
    assertThat(Keymap.command(key(KeyCode.D, "", false, true))).contains(Command.DANGER);
    assertThat(Keymap.command(key(KeyCode.LEFT, "", false, true))).contains(Command.BACK);
  }

  @Test
  void helpSpeedAndEscapeAreTheWindowsInAnyCase() {
    assertThat(Keymap.player(key(KeyCode.SLASH, "?", true, false))).isEmpty();
    assertThat(Keymap.player(key(KeyCode.PLUS, "+"))).isEmpty();
    assertThat(Keymap.player(key(KeyCode.ESCAPE, ""))).isEmpty();
  }
}
