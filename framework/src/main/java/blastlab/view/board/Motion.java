package blastlab.view.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What comes, stays and goes between two worlds: at 0 all is as in the first, at 1 as in the
 * second.
 */
final class Motion {
  private static final double STEP = 1.8; // cells; who gets further in a step has not walked

  private final double fraction;

  Motion(double fraction) {
    this.fraction = fraction;
  }

  /** A thing, and where it is on its way from the one world to the other. */
  record Moving<T>(T thing, Spot spot) {}

  /** All that is to be seen of things that both worlds know by the same keys. */
  <K, T> List<Moving<T>> all(
      Map<K, T> before, Map<K, Spot> spotsBefore, Map<K, T> after, Map<K, Spot> spotsAfter) {
    boolean later = fraction >= 0.5;
    Set<K> keys = new LinkedHashSet<>((later ? after : before).keySet());
    keys.addAll((later ? before : after).keySet());
    List<Moving<T>> moving = new ArrayList<>();
    for (K key : keys) {
      Optional<Spot> from = Optional.ofNullable(spotsBefore.get(key));
      Optional<Spot> to = Optional.ofNullable(spotsAfter.get(key));
      if (from.isPresent() && to.isPresent() && isFar(from.get(), to.get())) {
        add(moving, before.get(key), from, Optional.empty());
        add(moving, after.get(key), Optional.empty(), to);
      } else {
        boolean isLater = from.isEmpty() || (later && to.isPresent());
        add(moving, (isLater ? after : before).get(key), from, to);
      }
    }
    return moving;
  }

  private <T> void add(List<Moving<T>> moving, T thing, Optional<Spot> from, Optional<Spot> to) {
    Spot spot = between(from, to);
    if (!spot.isVanished()) {
      moving.add(new Moving<>(thing, spot));
    }
  }

  private Spot between(Optional<Spot> from, Optional<Spot> to) {
    Spot start = from.orElseGet(() -> to.orElseThrow().vanished());
    Spot end = to.orElseGet(() -> from.orElseThrow().vanished());
    return start.towards(end, smooth(fraction));
  }

  private static boolean isFar(Spot from, Spot to) {
    return Math.abs(from.x() - to.x()) > STEP || Math.abs(from.y() - to.y()) > STEP;
  }

  /** Starts slowly and ends slowly. */
  private static double smooth(double part) {
    return part * part * (3 - 2 * part);
  }
}
