package blastlab.world;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The layer of a {@link Board} that has the characters and monsters: one small array of each copy's
 * own, with a record for everybody.
 *
 * <p>They are named by a handle, which {@link #character} or {@link #monster} gives for a place in
 * the order; it is good until somebody leaves or the order changes. Whoever has left the world
 * keeps a record, and so a score, behind those who are still in it.
 */
abstract class ActorLayer extends EventLayer {
  // A record: what monsters and characters have in common, then what only characters have.
  private static final int ID = 0;
  private static final int CELL = 1;
  private static final int INTENT = 2; // two bits each for dx and dy, signed, then the bomb wish
  private static final int DIRECTION = 15;
  private static final int WISH_SHIFT = 4;
  private static final int MONSTER_SIZE = 3;
  private static final int SCORE = 3;
  private static final int TRAITS = 4;

  private final int[] actors;
  private int characterCount;
  private int monsterCount;

  /** A layer with the whole cast still outside. */
  ActorLayer(Cast cast, int time) {
    super(cast, time);
    actors = new int[monster(cast.monsters)];
    for (int i = 0; i < cast.characters; i++) {
      actors[character(i) + ID] = i;
    }
    for (int i = 0; i < cast.monsters; i++) {
      actors[monster(i) + ID] = cast.characters + i;
    }
  }

  ActorLayer(ActorLayer source) {
    super(source);
    actors = source.actors.clone();
    characterCount = source.characterCount;
    monsterCount = source.monsterCount;
  }

  // ---- who is there ----

  /** How many characters there were at the start. */
  public final int startedWith() {
    return cast.characters;
  }

  /** How many characters are in the world. */
  public final int characterCount() {
    return characterCount;
  }

  /** How many monsters are in the world. */
  public final int monsterCount() {
    return monsterCount;
  }

  /** The handle of the i-th character. */
  public final int character(int i) {
    return i * cast.characterSize;
  }

  /** The handle of the i-th monster. */
  public final int monster(int i) {
    return cast.firstMonster + i * MONSTER_SIZE;
  }

  /** Takes the i-th character out of the world; those behind it move up by one. */
  public final void removeCharacter(int i) {
    moveFirstToEnd(character(i), character(characterCount), cast.characterSize);
    characterCount--;
  }

  /** Takes the i-th monster out of the world; those behind it move up by one. */
  public final void removeMonster(int i) {
    moveFirstToEnd(monster(i), monster(monsterCount), MONSTER_SIZE);
    monsterCount--;
  }

  /** Puts a character that is outside into the world, last in the order. */
  public final void enterCharacter(int id, int x, int y) {
    int actor = find(id);
    put(actor, x, y);
    moveLastToStart(character(characterCount), actor + cast.characterSize, cast.characterSize);
    characterCount++;
  }

  /** Puts a monster that is outside into the world, last in the order. */
  public final void enterMonster(int id, int x, int y) {
    int actor = find(id);
    put(actor, x, y);
    moveLastToStart(monster(monsterCount), actor + MONSTER_SIZE, MONSTER_SIZE);
    monsterCount++;
  }

  /** Makes the characters of one cell neighbours in the order, where the first of them stands. */
  public final void groupCharacters() {
    group(character(0), characterCount, cast.characterSize);
  }

  /** Makes the monsters of one cell neighbours in the order, where the first of them stands. */
  public final void groupMonsters() {
    group(monster(0), monsterCount, MONSTER_SIZE);
  }

  /** Whether a monster is on a cell. */
  public final boolean hasMonster(int cell) {
    for (int i = 0; i < monsterCount; i++) {
      if (actorCell(monster(i)) == cell) {
        return true;
      }
    }
    return false;
  }

  /** Whether a character is on a cell. */
  public final boolean hasCharacter(int cell) {
    for (int i = 0; i < characterCount; i++) {
      if (actorCell(character(i)) == cell) {
        return true;
      }
    }
    return false;
  }

  private void group(int start, int count, int size) {
    for (int i = 1; i < count; i++) {
      int actor = start + i * size;
      int cell = actors[actor + CELL];
      int neighbour = actor - size;
      while (neighbour >= start && actors[neighbour + CELL] != cell) {
        neighbour -= size;
      }
      if (neighbour >= start) {
        moveLastToStart(neighbour + size, actor + size, size);
      }
    }
  }

  private void moveFirstToEnd(int from, int to, int size) {
    if (from + size < to) {
      int[] first = Arrays.copyOfRange(actors, from, from + size);
      System.arraycopy(actors, from + size, actors, from, to - from - size);
      System.arraycopy(first, 0, actors, to - size, size);
    }
  }

  private void moveLastToStart(int from, int to, int size) {
    if (from + size < to) {
      int[] last = Arrays.copyOfRange(actors, to - size, to);
      System.arraycopy(actors, from, actors, from + size, to - from - size);
      System.arraycopy(last, 0, actors, from, size);
    }
  }

  /** The handle of the actor with this id, be it in the world or gone. */
  int find(int id) {
    boolean isCharacter = id < cast.characters;
    int actor = isCharacter ? character(0) : monster(0);
    while (actors[actor + ID] != id) {
      actor += isCharacter ? cast.characterSize : MONSTER_SIZE;
    }
    return actor;
  }

  /** Whether the actor with this handle is in the world. */
  boolean isPresent(int actor) {
    return actor < monster(0) ? actor < character(characterCount) : actor < monster(monsterCount);
  }

  // ---- what they are like ----

  /** The id that an actor has in every copy: characters count from 0, monsters go on from there. */
  public final int id(int actor) {
    return actors[actor + ID];
  }

  /** How a monster behaves, as its scenario calls it. */
  public final String kind(int monster) {
    return cast.kind(id(monster));
  }

  /** Which of two names comes first by code points: below 0 that of the first id, above 0 not. */
  public final int compareNames(int id, int other) {
    return Arrays.compare(
        cast.name(id).codePoints().toArray(), cast.name(other).codePoints().toArray());
  }

  /** An actor's column. */
  public final int x(int actor) {
    return column(actors[actor + CELL]);
  }

  /** An actor's row. */
  public final int y(int actor) {
    return row(actors[actor + CELL]);
  }

  /** The cell that an actor is on. */
  public final int actorCell(int actor) {
    return actors[actor + CELL];
  }

  /** Puts an actor on a cell, and says whether that is another one than before. */
  public final boolean put(int actor, int x, int y) {
    int cell = cell(x, y);
    boolean moves = actors[actor + CELL] != cell;
    actors[actor + CELL] = cell;
    return moves;
  }

  /** Whether an actor has no direction. */
  public final boolean isStill(int actor) {
    return (actors[actor + INTENT] & DIRECTION) == 0;
  }

  /** The horizontal part of an actor's direction: -1, 0 or 1. */
  public final int dx(int actor) {
    return actors[actor + INTENT] << 30 >> 30;
  }

  /** The vertical part of an actor's direction: -1, 0 or 1. */
  public final int dy(int actor) {
    return actors[actor + INTENT] << 28 >> 30;
  }

  /** Turns an actor into the direction of the signs of dx and dy. */
  public final void turn(int actor, int dx, int dy) {
    int direction = (Integer.signum(dy) & 3) << 2 | (Integer.signum(dx) & 3);
    actors[actor + INTENT] = (actors[actor + INTENT] & ~DIRECTION) | direction;
  }

  /** Makes all who are in the world forget their directions and wishes. */
  public final void clearDecisions() {
    for (int i = 0; i < characterCount; i++) {
      actors[character(i) + INTENT] = 0;
    }
    for (int i = 0; i < monsterCount; i++) {
      actors[monster(i) + INTENT] = 0;
    }
  }

  /** Whether a character wants to place a bomb in this step. */
  public final boolean wantsBomb(int character) {
    return actors[character + INTENT] >>> WISH_SHIFT != BombWish.NONE.ordinal();
  }

  /** When in the step a character wants to place a bomb. */
  public final BombWish wish(int character) {
    return BombWish.of(actors[character + INTENT] >>> WISH_SHIFT);
  }

  /** Changes when in the step a character wants to place a bomb. */
  public final void setWish(int character, BombWish wish) {
    actors[character + INTENT] =
        (actors[character + INTENT] & DIRECTION) | wish.ordinal() << WISH_SHIFT;
  }

  /** A character's score. */
  public final int score(int character) {
    return actors[character + SCORE];
  }

  /** Gives points to a character. */
  public final void addScore(int character, int points) {
    actors[character + SCORE] += points;
  }

  /** Gives points to the character with this id, also if it is dead or gone. */
  public final void reward(int id, int points) {
    addScore(find(id), points);
  }

  /** One of the numbers that the rule set keeps about each character. */
  public final int trait(int character, int index) {
    return actors[character + TRAITS + index];
  }

  /** Changes one of the numbers that the rule set keeps about each character. */
  public final void setTrait(int character, int index, int value) {
    actors[character + TRAITS + index] = value;
  }

  // ---- as bytes ----

  @Override
  int size() {
    return super.size() + (2 + actors.length) * Integer.BYTES;
  }

  @Override
  void write(ByteBuffer out) {
    super.write(out);
    out.putInt(characterCount).putInt(monsterCount);
    for (int part : actors) {
      out.putInt(part);
    }
  }

  @Override
  void read(ByteBuffer in) {
    super.read(in);
    characterCount = in.getInt();
    monsterCount = in.getInt();
    WorldCode.require(characterCount >= 0 && characterCount <= cast.characters, "characters");
    WorldCode.require(monsterCount >= 0 && monsterCount <= cast.monsters, "monsters");
    for (int i = 0; i < actors.length; i++) {
      actors[i] = in.getInt();
    }
    BitSet ids = new BitSet();
    for (int i = 0; i < cast.characters; i++) {
      checkActor(character(i), cast.isCharacter(id(character(i))), ids);
    }
    for (int i = 0; i < cast.monsters; i++) {
      checkActor(monster(i), cast.isMonster(id(monster(i))), ids);
    }
  }

  private void checkActor(int actor, boolean isRightKind, BitSet ids) {
    WorldCode.require(isRightKind && !ids.get(id(actor)), "an id");
    ids.set(id(actor));
    WorldCode.require(isCell(actorCell(actor)), "where somebody is");
    int wish = actors[actor + INTENT] >>> WISH_SHIFT;
    WorldCode.require(dx(actor) >= -1 && dy(actor) >= -1 && wish < BombWish.KINDS, "a decision");
  }

  static int characterSize(int traits) {
    return TRAITS + traits;
  }

  // ---- same future ----

  /** Whether those in the world are the same, in all but their scores. */
  final boolean sameActors(ActorLayer other) {
    if (characterCount != other.characterCount || monsterCount != other.monsterCount) {
      return false;
    }
    for (int i = 0; i < characterCount; i++) {
      if (!sameRange(other, character(i), character(i) + SCORE)
          || !sameRange(other, character(i) + TRAITS, character(i + 1))) {
        return false;
      }
    }
    return sameRange(other, monster(0), monster(monsterCount));
  }

  private boolean sameRange(ActorLayer other, int from, int to) {
    return Arrays.equals(actors, from, to, other.actors, from, to);
  }

  /** A hash of what {@link #sameActors} compares, and of the layers below. */
  final long hashActors() {
    long hash = hashThings();
    for (int i = 0; i < characterCount; i++) {
      for (int at = character(i); at < character(i + 1); at++) {
        hash = at == character(i) + SCORE ? hash : hash * HASH_FACTOR + actors[at];
      }
    }
    for (int at = monster(0); at < monster(monsterCount); at++) {
      hash = hash * HASH_FACTOR + actors[at];
    }
    return hash;
  }
}
