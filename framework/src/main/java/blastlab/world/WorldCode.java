package blastlab.world;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Worlds as bytes, for an agent that sits in another process: exactly what a sensed world holds,
 * and so nothing hidden and no chance.
 *
 * <p>What never changes in a game is written once, and then for each world what may have changed.
 * The laws are not written here; both sides have to have the same.
 */
public final class WorldCode {
  private static final int LEAST_MEMBER = 2 * Short.BYTES + Character.BYTES + Integer.BYTES;

  private final Cast cast;

  private WorldCode(Cast cast) {
    this.cast = cast;
  }

  /** The code for the worlds of this one's game. */
  public static WorldCode of(World world) {
    return new WorldCode(world.board.cast);
  }

  /** The laws of the game. */
  public Laws laws() {
    return cast.laws;
  }

  // ---- what never changes ----

  /** What never changes in this game. */
  public byte[] game() {
    List<byte[]> texts = new ArrayList<>();
    int size = 5 * Integer.BYTES;
    for (Cast.Member member : cast.members()) {
      texts.add(member.name().getBytes(StandardCharsets.UTF_8));
      texts.add(member.kind().getBytes(StandardCharsets.UTF_8));
    }
    for (byte[] text : texts) {
      size += Short.BYTES + text.length;
    }
    size += cast.members().size() * (Character.BYTES + Integer.BYTES);
    ByteBuffer out = ByteBuffer.allocate(size);
    out.putInt(cast.width).putInt(cast.height).putInt(cast.exit);
    out.putInt(cast.characters).putInt(cast.monsters);
    for (int id = 0; id < cast.members().size(); id++) {
      putText(texts.get(2 * id), out);
      putText(texts.get(2 * id + 1), out);
      out.putChar(cast.avatar(id)).putInt(cast.range(id));
    }
    return out.array();
  }

  /**
   * The code for the worlds of a game of which {@link #game} told.
   *
   * @throws MalformedWorldException if that can't be
   */
  public static WorldCode of(ByteBuffer in, Laws laws) {
    return checked(in, () -> new WorldCode(readCast(in, laws)));
  }

  private static Cast readCast(ByteBuffer in, Laws laws) {
    int width = in.getInt();
    int height = in.getInt();
    require(isSize(width) && isSize(height), "a size");
    int exit = in.getInt();
    int characters = in.getInt();
    int monsters = in.getInt();
    int most = in.remaining() / LEAST_MEMBER;
    require(characters >= 0 && monsters >= 0 && characters <= most, "a cast");
    require(monsters <= most - characters, "a cast");
    List<Cast.Member> members = new ArrayList<>();
    for (int id = 0; id < characters + monsters; id++) {
      String name = getText(in);
      String kind = getText(in);
      members.add(new Cast.Member(name, in.getChar(), kind, in.getInt()));
    }
    Cast cast = new Cast(width, height, Optional.empty(), laws, characters, members);
    if (exit == Cast.NOWHERE) {
      return cast;
    }
    int x = exit & ((1 << cast.columnBits) - 1);
    int y = exit >>> cast.columnBits;
    require(x < width && y < height, "an exit");
    return new Cast(width, height, Optional.of(new Cell(x, y)), laws, characters, members);
  }

  private static boolean isSize(int size) {
    return size > 0 && size <= Board.MOST_COLUMNS_OR_ROWS;
  }

  private static void putText(byte[] text, ByteBuffer out) {
    require(text.length <= Short.MAX_VALUE, "a name");
    out.putShort((short) text.length).put(text);
  }

  private static String getText(ByteBuffer in) {
    int length = in.getShort();
    require(length >= 0 && length <= in.remaining(), "a name");
    byte[] text = new byte[length];
    in.get(text);
    return new String(text, StandardCharsets.UTF_8);
  }

  // ---- what changes ----

  /** How many bytes {@link #write} needs for a world of this game. */
  public int size(World world) {
    return world.board.size();
  }

  /** Writes what changes. */
  public void write(World world, ByteBuffer out) {
    if (world.board.cast != cast) {
      throw new IllegalArgumentException("a world of another game");
    }
    world.board.write(out);
  }

  /**
   * The world of which {@link #write} told. It is as good as the one written, but for what that one
   * hid.
   *
   * @throws MalformedWorldException if that can't be
   */
  public RealWorld read(ByteBuffer in) {
    return checked(
        in,
        () -> {
          require(in.remaining() >= cast.height << cast.columnBits, "a world");
          Board board = new Board(cast, 0);
          board.read(in);
          return new RealWorld(board);
        });
  }

  // ---- mistakes ----

  static void require(boolean right, String what) {
    if (!right) {
      throw new MalformedWorldException(what + " that can't be");
    }
  }

  private static <T> T checked(ByteBuffer in, Supplier<T> reading) {
    T read;
    try {
      read = reading.get();
    } catch (BufferUnderflowException e) {
      throw new MalformedWorldException("it ends too early");
    }
    require(!in.hasRemaining(), "more than a world");
    return read;
  }
}
