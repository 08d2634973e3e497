package blastlab.grader.run;

import blastlab.match.Decision;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.replay.ReplayHeader;
import blastlab.replay.ReplayWriter;
import blastlab.world.Event;
import blastlab.world.World;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * Records a game in memory, for a file that is there all at once when the game is over. Of what an
 * agent says and colours only so much is kept, so that no agent can fill the disk.
 */
final class ReplayTape implements MatchListener {
  private static final int MOST_CHATTER = 1 << 20;
  private static final int MARK = 40;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final ReplayWriter writer;
  private int chatter;

  ReplayTape(ReplayHeader header) {
    this.writer = ReplayWriter.to("replay", bytes, header);
  }

  @Override
  public void started(World world) {
    writer.started(world);
  }

  @Override
  public void entered(World world) {
    writer.entered(world);
  }

  @Override
  public void stepped(World world, List<Event> events) {
    writer.stepped(world, events);
  }

  @Override
  public void decided(World world, List<Decision> decisions) {
    writer.decided(world, decisions.stream().map(this::trimmed).toList());
  }

  private Decision trimmed(Decision decision) {
    chatter += MARK * decision.marks().size();
    chatter += decision.log().stream().mapToInt(String::length).sum();
    return chatter <= MOST_CHATTER
        ? decision
        : new Decision(
            decision.id(),
            decision.dx(),
            decision.dy(),
            decision.bomb(),
            List.of(),
            List.of(),
            decision.nextCalls(),
            decision.nanos());
  }

  @Override
  public void failed(String name, Outcome outcome, Throwable failure) {
    writer.failed(name, outcome, failure);
  }

  @Override
  public void ended(World world, Result result) {
    writer.ended(world, result);
    writer.close();
  }

  /** Writes the file. */
  void keep(Path file) {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.createDirectories(file.getParent());
      try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(part))) {
        bytes.writeTo(out);
      }
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
