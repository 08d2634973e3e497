package blastlab.text;

import blastlab.world.Item;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A kind of reward as the legend of an arena's map has it.
 *
 * @param underRock whether it is hidden under a rock
 */
record ArenaReward(boolean underRock, Item.Kind kind, int value) {
  static final String EXPECTED =
      "'coin N' with N from 0 to 999999999, 'more_bombs' or 'stronger_bombs',"
          + " and 'rock' before it if a rock hides it";

  private static final Pattern FORM =
      Pattern.compile("(rock )?(?:coin (\\d{1,9})|(more_bombs)|(stronger_bombs))");

  /** Reads what stands behind a letter; nothing if it is no reward. */
  static Optional<ArenaReward> parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    boolean underRock = matcher.group(1) != null;
    if (matcher.group(2) != null) {
      int value = Integer.parseInt(matcher.group(2));
      return Optional.of(new ArenaReward(underRock, Item.Kind.COIN, value));
    }
    Item.Kind kind = matcher.group(3) != null ? Item.Kind.MORE_BOMBS : Item.Kind.STRONGER_BOMBS;
    return Optional.of(new ArenaReward(underRock, kind, 1));
  }

  /** The item that this reward is on a cell. */
  Item at(int x, int y) {
    return new Item(kind, x, y, value);
  }

  /** What stands behind the letter of an item. */
  static String describe(Item item, boolean underRock) {
    String kind = item.kind() == Item.Kind.COIN ? "coin " + item.value() : item.kind().word();
    return (underRock ? "rock " : "") + kind;
  }
}
