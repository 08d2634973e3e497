package blastlab.world;

import java.util.Arrays;

/** The layer of a {@link Board} that notes what happens in a step; a copy starts without notes. */
abstract class EventLayer extends ItemLayer {
  // An event: ordinal of its type, character, other, cell.
  private static final int EVENT_SIZE = 4;

  private int[] events = Entries.NONE;
  private int eventCount;

  EventLayer(Cast cast, int time) {
    super(cast, time);
  }

  EventLayer(EventLayer source) {
    super(source);
  }

  @Override
  void beginStep() {
    super.beginStep();
    events = Entries.NONE;
    eventCount = 0;
  }

  /** Notes what happened where; {@code other} is an id or {@link Event#NOBODY}. */
  public final void report(Event.Type type, int character, int other, int cell) {
    int at = eventCount * EVENT_SIZE;
    if (at == events.length) {
      events = Arrays.copyOf(events, Math.max(2 * at, EVENT_SIZE));
    }
    events[at] = type.ordinal();
    events[at + 1] = character;
    events[at + 2] = other;
    events[at + 3] = cell;
    eventCount++;
  }

  /** How many events this step has had so far. */
  public final int eventCount() {
    return eventCount;
  }

  /** What kind of thing happened in the i-th event. */
  public final Event.Type eventType(int i) {
    return Event.Type.of(events[i * EVENT_SIZE]);
  }

  /** The id of the character that the i-th event is about. */
  public final int eventCharacter(int i) {
    return events[i * EVENT_SIZE + 1];
  }

  /** Notes that a character has picked up an item. */
  public final void reportFind(int character, Item.Kind kind, int cell) {
    report(Event.Type.CHARACTER_FOUND_ITEM, character, kind.ordinal(), cell);
  }

  /** The id of the other one in the i-th event, or {@link Event#NOBODY}. */
  public final int eventOther(int i) {
    return events[i * EVENT_SIZE + 2];
  }

  /** The cell where the i-th event happened. */
  public final int eventCell(int i) {
    return events[i * EVENT_SIZE + 3];
  }
}
