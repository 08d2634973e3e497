package blastlab.world;

import java.util.List;
import java.util.Optional;

/** What never changes during a game and is shared by all copies: its size, its cast, its laws. */
final class Cast {
  static final int NOWHERE = -1;

  final int width;
  final int height;

  /** The bits of a cell's index that are its column; the rest is its row. */
  final int columnBits;

  final int exit;
  final Laws laws;
  final int characters;
  final int monsters;
  final int characterSize;
  final int firstMonster;
  private final List<Member> members;

  /** A character or monster as the scenario names it. */
  record Member(String name, char avatar, String kind, int range) {}

  /** The members stand in order of their ids: all characters, then all monsters. */
  Cast(
      int width, int height, Optional<Cell> exit, Laws laws, int characters, List<Member> members) {
    this.width = width;
    this.height = height;
    this.columnBits = Integer.SIZE - Integer.numberOfLeadingZeros(width - 1);
    this.exit = exit.map(cell -> cell(cell.x(), cell.y())).orElse(NOWHERE);
    this.laws = laws;
    this.characters = characters;
    this.monsters = members.size() - characters;
    this.characterSize = ActorLayer.characterSize(laws.traits());
    this.firstMonster = characters * characterSize;
    this.members = List.copyOf(members);
  }

  /** The index of a cell: with a shift for a multiplication, and so without a division back. */
  int cell(int x, int y) {
    return y << columnBits | x;
  }

  boolean isCharacter(int id) {
    return id >= 0 && id < characters;
  }

  boolean isMonster(int id) {
    return id >= characters && id < characters + monsters;
  }

  List<Member> members() {
    return members;
  }

  String name(int id) {
    return members.get(id).name();
  }

  char avatar(int id) {
    return members.get(id).avatar();
  }

  String kind(int id) {
    return members.get(id).kind();
  }

  int range(int id) {
    return members.get(id).range();
  }
}
