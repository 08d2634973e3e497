package blastlab.grader.command;

import blastlab.cli.MoreCommands;
import java.util.List;

/** The grader's commands, for the command line to find. */
public final class GraderCommands implements MoreCommands {
  @Override
  public List<Object> commands() {
    return List.of(new GradeCommand(), new TournamentCommand());
  }
}
