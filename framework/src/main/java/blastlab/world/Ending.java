package blastlab.world;

import java.util.Locale;

/** Why a game is over. */
public enum Ending {
  /** Everything there was to win is won. */
  WON,
  /** The only player has lost. */
  LOST,
  /** Nobody is left in the world. */
  NO_CHARACTERS,
  /** At most one is left where the last one standing wins. */
  LAST_STANDING,
  /** Time is up. */
  TIME,
  /** Whoever ran the game stopped it there. */
  CAP;

  /** The word that traces use for it, such as {@code no_characters}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
