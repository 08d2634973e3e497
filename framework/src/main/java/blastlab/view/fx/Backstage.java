package blastlab.view.fx;

import blastlab.replay.Failing;
import java.util.List;
import java.util.Optional;

/** What there is to know about a game that its moments don't tell. */
interface Backstage {
  /** A line that students' code has printed. */
  record Line(int step, String text) {}

  /** Who is being waited for. */
  Optional<Waiting> waiting();

  /** What a failure's code threw, as far as that is known. */
  List<String> trace(Failing failing);

  /** The last lines that students' code has printed. */
  List<Line> printed();

  /** Of a game that is over, nothing but its moments is known. */
  Backstage NOTHING =
      new Backstage() {
        @Override
        public Optional<Waiting> waiting() {
          return Optional.empty();
        }

        @Override
        public List<String> trace(Failing failing) {
          return failing.message().lines().toList();
        }

        @Override
        public List<Line> printed() {
          return List.of();
        }
      };
}
