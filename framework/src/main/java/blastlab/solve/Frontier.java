package blastlab.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The states that a search has still to look at: the least first, of those the newest first. */
final class Frontier {
  /** In place of a state. */
  static final int EMPTY = -1;

  private final List<Stack> stacks = new ArrayList<>();
  private int least;

  /** Adds a state that is worth so much. */
  void add(int state, int worth) {
    while (stacks.size() <= worth) {
      stacks.add(new Stack());
    }
    stacks.get(worth).push(state);
    least = Math.min(least, worth);
  }

  /** Takes the next state, or {@link #EMPTY}. */
  int take() {
    while (least < stacks.size() && stacks.get(least).size == 0) {
      least++;
    }
    return least < stacks.size() ? stacks.get(least).pop() : EMPTY;
  }

  private static final class Stack {
    private int[] states = new int[16];
    private int size;

    private void push(int state) {
      if (size == states.length) {
        states = Arrays.copyOf(states, 2 * size);
      }
      states[size++] = state;
    }

    private int pop() {
      return states[--size];
    }
  }
}
