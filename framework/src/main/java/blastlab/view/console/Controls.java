package blastlab.view.console;

import java.util.List;
import java.util.Set;

/**
 * Which characters are played by somebody at the terminal, and with which keys.
 *
 * @param seats the ids of the characters; none if all there is to do is watch
 * @param line the keys in a few words
 * @param legend the keys, explained
 */
public record Controls(Set<Integer> seats, String line, List<String> legend) {}
