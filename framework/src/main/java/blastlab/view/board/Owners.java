package blastlab.view.board;

import blastlab.view.board.Theme.OwnerTint;
import blastlab.world.CharacterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Which character has which colour: the same in all of a game. */
public final class Owners {
  /** What people call some of the colours besides. */
  private static final Map<String, String> SYNONYMS =
      Map.of("amber", "orange", "purple", "violet", "gray", "grey", "turquoise", "teal");

  private final List<Tint> tints;

  private Owners(List<Tint> tints) {
    this.tints = tints;
  }

  /** The colours of all who play: by name for those who are called like a colour. */
  public static Owners of(World world, Theme theme) {
    List<CharacterEntity> cast = world.cast();
    List<OwnerTint> free = new ArrayList<>(theme.owners());
    Tint[] tints = new Tint[cast.size()];
    for (CharacterEntity one : cast) {
      String name = one.name().toLowerCase(Locale.ROOT);
      String wanted = SYNONYMS.getOrDefault(name, name);
      free.stream()
          .filter(owner -> owner.name().equals(wanted))
          .findFirst()
          .ifPresent(
              owner -> {
                free.remove(owner);
                tints[one.id()] = owner.tint();
              });
    }
    for (int id = 0; id < tints.length; id++) {
      if (tints[id] == null) {
        if (free.isEmpty()) {
          free.addAll(theme.owners());
        }
        tints[id] = free.remove(0).tint();
      }
    }
    return new Owners(List.of(tints));
  }

  /** The colour of the character with this id. */
  public Tint of(int id) {
    return tints.get(id);
  }

  /** The colour of a character. */
  public Tint of(CharacterEntity character) {
    return of(character.id());
  }
}
