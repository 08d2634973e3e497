package blastlab.explain;

import blastlab.search.Move;
import blastlab.world.BombWish;
import blastlab.world.CharacterEntity;
import java.util.ArrayList;
import java.util.List;

/** What a character does in a step: where it goes, and whether and when it places a bomb. */
public record Action(Move move, BombWish bomb) {
  /** Doing nothing. */
  static final Action WAIT = new Action(Move.of(0, 0), BombWish.NONE);

  /** What a character has been directed to do. */
  static Action of(CharacterEntity character) {
    return new Action(Move.of(character.dx(), character.dy()), character.bombWish());
  }

  /** Whether a bomb is part of it. */
  public boolean isBombing() {
    return bomb != BombWish.NONE;
  }

  /** Directs a character of a sensed world. */
  void direct(CharacterEntity character) {
    character.cancelBomb();
    if (bomb == BombWish.BEFORE_MOVE) {
      character.move(0, 0); // what is said before the wish comes before the bomb
      character.placeBomb();
    }
    character.move(move.dx(), move.dy());
    if (bomb == BombWish.AFTER_MOVE) {
      character.placeBomb();
    }
  }

  /** These moves, with nothing else. */
  static List<Action> moving(List<Move> moves) {
    return moves.stream().map(move -> new Action(move, BombWish.NONE)).toList();
  }

  /** These moves without and with a bomb, in all ways that a game knows. */
  static List<Action> movingAndBombing(List<Move> moves, String rules) {
    List<Action> actions = new ArrayList<>(moving(moves));
    for (Move move : moves) {
      boolean together = !rules.equals("arena") && !rules.equals("duel");
      if (move.isStill() || together) {
        actions.add(new Action(move, BombWish.BEFORE_MOVE));
      }
      if (!move.isStill() && rules.equals("rooms")) {
        actions.add(new Action(move, BombWish.AFTER_MOVE));
      }
    }
    return actions;
  }

  /** Whether and where to: {@code up left}, {@code bomb + right}, {@code wait}. */
  @Override
  public String toString() {
    String where = words(move);
    return switch (bomb) {
      case NONE -> move.isStill() ? "wait" : where;
      case BEFORE_MOVE -> move.isStill() ? "bomb" : "bomb + " + where;
      case AFTER_MOVE -> where + " + bomb";
    };
  }

  /** The direction of a move, such as {@code up left}; nothing where it stands still. */
  static String words(Move move) {
    String vertical = move.dy() < 0 ? "up" : move.dy() > 0 ? "down" : "";
    String horizontal = move.dx() < 0 ? "left" : move.dx() > 0 ? "right" : "";
    return (vertical + " " + horizontal).strip();
  }
}
