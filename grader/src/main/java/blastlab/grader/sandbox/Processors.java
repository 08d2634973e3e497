package blastlab.grader.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The processors of this machine, of which each process gets the one with the fewest others. */
final class Processors {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final String ALLOWED = "Cpus_allowed_list:";

  private final Map<Integer, Integer> users = new TreeMap<>();

  Processors() {
    allowed().forEach(number -> users.put(number, 0));
  }

  synchronized int next() {
    int best = users.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow().getKey();
    users.merge(best, 1, Integer::sum);
    return best;
  }

  synchronized void free(int processor) {
    users.merge(processor, -1, Integer::sum);
  }

  private static List<Integer> allowed() {
    try {
      for (String line : Files.readAllLines(STATUS)) {
        if (line.startsWith(ALLOWED)) {
          return parse(line.substring(ALLOWED.length()).strip());
        }
      }
    } catch (IOException e) {
      return List.of(0); // no Linux
    }
    return List.of(0);
  }

  /** The numbers in a list such as 0-2,5. */
  static List<Integer> parse(String list) {
    List<Integer> numbers = new ArrayList<>();
    for (String part : list.split(",", -1)) {
      String[] ends = part.split("-", -1);
      int first = Integer.parseInt(ends[0]);
      int last = Integer.parseInt(ends[ends.length - 1]);
      for (int number = first; number <= last; number++) {
        numbers.add(number);
      }
    }
    return numbers;
  }
}
