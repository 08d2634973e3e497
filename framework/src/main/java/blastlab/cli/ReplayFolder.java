package blastlab.cli;

import blastlab.evaluate.Archive;
import blastlab.evaluate.Round;
import blastlab.evaluate.Trial;
import blastlab.loader.Agent;
import blastlab.match.MatchListener;
import blastlab.replay.ReplayHeader;
import blastlab.replay.ReplayWriter;
import blastlab.text.InputException;
import blastlab.text.Quoted;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** A folder for the replays of an evaluation: of games not won, or of all. */
final class ReplayFolder implements Archive {
  private final Path folder;
  private final List<Trial> trials;
  private final boolean all;
  private final Set<String> written = new ConcurrentSkipListSet<>();

  private ReplayFolder(Path folder, List<Trial> trials, boolean all) {
    this.folder = folder;
    this.trials = trials;
    this.all = all;
  }

  /** The folder that the user calls so, which is made if it is not there. */
  static ReplayFolder named(String name, List<Trial> trials, boolean all) {
    try {
      Path folder = Path.of(name);
      Files.createDirectories(folder);
      if (!Files.isWritable(folder)) {
        throw new InputException(name + ": can't be written to, expected a folder that can");
      }
      return new ReplayFolder(folder, trials, all);
    } catch (InvalidPathException e) {
      throw new InputException(Quoted.of(name) + " can't be the name of a folder", e);
    } catch (IOException e) {
      throw new InputException(name + ": no folder, and can't be made one (" + e + ")", e);
    }
  }

  @Override
  public Entry begin(Trial trial, Round round) {
    String file = name(trial, round);
    List<String> agents = trial.seated(round).stream().map(Agent::spec).toList();
    ReplayHeader header = ReplayHeader.of(trial.scenario(), round.seed(), round.rotation(), agents);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ReplayWriter writer = ReplayWriter.to(file, bytes, header);
    return new Entry() {
      @Override
      public MatchListener listener() {
        return writer;
      }

      @Override
      public void over(boolean won) {
        writer.close();
        if (all || !won) {
          write(file, bytes.toByteArray());
        }
      }
    };
  }

  private void write(String name, byte[] bytes) {
    Path file = folder.resolve(name);
    Path part = folder.resolve(name + ".part");
    try {
      Files.write(part, bytes);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      written.add(name);
    } catch (IOException e) {
      throw new InputException(file + ": can't be written (" + e + ")", e);
    }
  }

  /** Such as {@code scenario1-variant2-seed7.jsonl.gz}. */
  private String name(Trial trial, Round round) {
    List<String> names = new ArrayList<>();
    for (Trial each : trials) {
      String name = each.scenario().name();
      names.add(
          name.replaceAll("\\.json$", "").replaceAll("[^\\w.]+", "-").replaceAll("^[-.]+", ""));
    }
    int index = trials.indexOf(trial);
    String name = names.get(index);
    int same = names.subList(0, index).stream().filter(name::equals).toList().size();
    return name
        + (same == 0 ? "" : "-" + (same + 1))
        + "-seed"
        + round.seed()
        + (round.rotation() == 0 ? "" : "-rotate" + round.rotation())
        + ".jsonl.gz";
  }

  /** What to say in the end. */
  String note() {
    String what = all ? " game" : " game not won";
    String count = written.size() + (written.size() == 1 ? what : what.replace("game", "games"));
    Optional<String> first = written.stream().findFirst();
    return "blastlab: "
        + count
        + " recorded in "
        + folder
        + first.map(name -> ", such as by 'blastlab replay " + shown(name) + "'").orElse("");
  }

  private String shown(String name) {
    return Shell.quote(folder.resolve(name).toString());
  }
}
