package blastlab.view.fx;

import blastlab.agents.KeySource;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** What a key that was pressed stands for. */
final class Keymap {
  private Keymap() {}

  /** The command of a key; empty if it has none. */
  static Optional<Command> command(KeyEvent event) {
    if (event.isShiftDown() && event.getCode().isArrowKey()) {
      return Optional.of(pan(event.getCode()));
    }
    return switch (event.getCode()) {
      case SPACE -> Optional.of(Command.TOGGLE);
      case RIGHT, KP_RIGHT -> Optional.of(Command.FORWARD);
      case LEFT, KP_LEFT -> Optional.of(Command.BACK);
      case HOME -> Optional.of(Command.START);
      case END -> Optional.of(Command.END);
      case ESCAPE -> Optional.of(Command.CLEAR);
      case F1 -> Optional.of(Command.HELP);
      case ADD, PLUS -> Optional.of(Command.FASTER);
      case SUBTRACT, MINUS -> Optional.of(Command.SLOWER);
      default -> letter(event);
    };
  }

  private static Optional<Command> letter(KeyEvent event) {
    boolean copying = event.isShortcutDown() && event.getCode() == KeyCode.C;
    String key = event.getText().isEmpty() ? event.getCode().getName() : event.getText();
    if (copying || event.isAltDown()) {
      return Optional.empty();
    }
    if (event.isControlDown() && event.getCode().isLetterKey()) {
      key = event.getCode().getName(); // the text would be a control character
    }
    return switch (key) {
      case "=", "+" -> Optional.of(Command.FASTER);
      case "-", "_" -> Optional.of(Command.SLOWER);
      case "?", "h", "H" -> Optional.of(Command.HELP);
      case "n", "N" -> Optional.of(Command.NEXT_EVENT);
      case "p", "P" -> Optional.of(Command.PREVIOUS_EVENT);
      case "l", "L" -> Optional.of(Command.LAST_WAY_OUT);
      case "m", "M" -> Optional.of(Command.MARKS);
      case "c", "C" -> Optional.of(Command.COORDINATES);
      case "d", "D" -> Optional.of(Command.DANGER);
      case "r", "R" -> Optional.of(Command.REACH);
      case "e", "E" -> Optional.of(Command.SELECT);
      case "i", "I" -> Optional.of(Command.ZOOM_IN);
      case "o", "O" -> Optional.of(Command.ZOOM_OUT);
      case "f", "F" -> Optional.of(Command.FIT);
      case "t", "T" -> Optional.of(Command.THEME);
      case "q", "Q", "w", "W" ->
          // w alone is too close to q to be meant
          key.equalsIgnoreCase("q") || event.isControlDown()
              ? Optional.of(Command.QUIT)
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Command pan(KeyCode arrow) {
    return switch (arrow) {
      case LEFT, KP_LEFT -> Command.PAN_LEFT;
      case RIGHT, KP_RIGHT -> Command.PAN_RIGHT;
      case UP, KP_UP -> Command.PAN_UP;
      default -> Command.PAN_DOWN;
    };
  }

  /** What a key means to who plays by hand; empty for those that are the window's in any case. */
  static Optional<Character> player(KeyEvent event) {
    if (event.isControlDown() || event.isAltDown() || event.isMetaDown()) {
      return Optional.empty();
    }
    return switch (event.getCode()) {
      case UP, KP_UP -> Optional.of(KeySource.UP);
      case DOWN, KP_DOWN -> Optional.of(KeySource.DOWN);
      case LEFT, KP_LEFT -> Optional.of(KeySource.LEFT);
      case RIGHT, KP_RIGHT -> Optional.of(KeySource.RIGHT);
      case SPACE -> Optional.of(' ');
      case ESCAPE, F1, HOME, END, TAB, ENTER, PAGE_UP, PAGE_DOWN -> Optional.empty();
      default -> typed(event.getText());
    };
  }

  /** {@code ?}, {@code +} and {@code -} mean nothing to a player. */
  private static Optional<Character> typed(String text) {
    boolean isKey = text.length() == 1 && !"?+-=_".contains(text) && text.charAt(0) > ' ';
    return isKey ? Optional.of(text.charAt(0)) : Optional.empty();
  }
}
