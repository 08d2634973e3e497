package blastlab.world;

import java.util.List;

/** What never changes during a game and is shared by all copies: its size, its cast, its laws. */
final class Cast {
  static final int NOWHERE = -1;

  final int width;
  final int height;
  final int exit;
  final Laws laws;
  final int characters;
  final int monsters;
  final int characterSize;
  private final List<Member> members;

  /** A character or monster as the scenario names it. */
  record Member(String name, char avatar, String kind, int range) {}

  /** The members stand in order of their ids: all characters, then all monsters. */
  Cast(int width, int height, int exit, Laws laws, int characters, List<Member> members) {
    this.width = width;
    this.height = height;
    this.exit = exit;
    this.laws = laws;
    this.characters = characters;
    this.monsters = members.size() - characters;
    this.characterSize = Board.characterSize(laws.traits());
    this.members = List.copyOf(members);
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
