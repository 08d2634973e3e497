package blastlab.grader.run;

import blastlab.grader.journal.Preparation;
import blastlab.grader.sandbox.Compilation;
import blastlab.grader.submission.RefusedException;
import blastlab.grader.submission.Submission;
import blastlab.grader.submission.UnpackedSubmission;
import blastlab.grader.verdict.Verdict;
import blastlab.text.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Makes a submission ready to play: unpacked, compiled, its agent found. */
final class Preparer {
  private static final String NOTHING =
      "no .java files in it, tests aside; expected the sources of one agent";

  private final Workshop workshop;

  Preparer(Workshop workshop) {
    this.workshop = workshop;
  }

  /** What came of it; where it is ready, the classes are in that folder. */
  Preparation prepare(Submission submission, Path sources, Path classes) {
    try {
      UnpackedSubmission unpacked = UnpackedSubmission.unpack(submission, sources);
      Optional<String> agent = unpacked.chosenAgent();
      return switch (unpacked.kind()) {
        case SOURCES -> of(workshop.compile(sources, classes, agent));
        case CLASSES -> of(workshop.inspect(move(sources, classes), agent));
        case NOTHING -> Preparation.refused(Verdict.NO_AGENT, NOTHING);
      };
    } catch (RefusedException e) {
      return Preparation.refused(Verdict.REFUSED, e.getMessage());
    } catch (InputException e) { // its submission.json is wrong
      return Preparation.refused(Verdict.NO_AGENT, e.getMessage());
    }
  }

  private static Path move(Path from, Path to) {
    try {
      return Files.move(from, to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Preparation of(Compilation compilation) {
    if (compilation instanceof Compilation.Compiled compiled) {
      return Preparation.ready(compiled.agentClass(), "");
    }
    if (compilation instanceof Compilation.DidNotCompile failed) {
      return Preparation.refused(Verdict.DID_NOT_COMPILE, failed.messages());
    }
    return Preparation.refused(Verdict.NO_AGENT, ((Compilation.NoAgent) compilation).message());
  }
}
