package blastlab.world;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The symbols that a game is drawn with, and what they mean: all in ASCII, one a cell. */
public final class Glyphs {
  private static final char SOME_ITEM = '$';

  private final Map<Terrain, Character> terrain = new EnumMap<>(Terrain.class);
  private final Map<Item.Kind, Character> items = new EnumMap<>(Item.Kind.class);
  private final List<Entry> legend = new ArrayList<>();

  /** A symbol and what it means. */
  public record Entry(char symbol, String meaning) {}

  /** The usual symbols, with an empty legend. */
  public Glyphs() {}

  private Glyphs(Glyphs source) {
    terrain.putAll(source.terrain);
    items.putAll(source.items);
    legend.addAll(source.legend);
  }

  /** These and a symbol for a kind of terrain. */
  public Glyphs with(Terrain kind, char symbol, String meaning) {
    Glyphs glyphs = with(symbol, meaning);
    glyphs.terrain.put(kind, symbol);
    return glyphs;
  }

  /** These and a symbol for a kind of item. */
  public Glyphs with(Item.Kind kind, char symbol, String meaning) {
    Glyphs glyphs = with(symbol, meaning);
    glyphs.items.put(kind, symbol);
    return glyphs;
  }

  /** These and a line in the legend. */
  public Glyphs with(char symbol, String meaning) {
    Glyphs glyphs = new Glyphs(this);
    glyphs.legend.add(new Entry(symbol, meaning));
    return glyphs;
  }

  /** The symbol for a kind of terrain. */
  public char of(Terrain kind) {
    return terrain.getOrDefault(kind, kind.symbol());
  }

  /** The symbol for a kind of item. */
  public char of(Item.Kind kind) {
    return items.getOrDefault(kind, SOME_ITEM);
  }

  /** What the symbols mean that this game has of its own. */
  public List<Entry> legend() {
    return List.copyOf(legend);
  }
}
