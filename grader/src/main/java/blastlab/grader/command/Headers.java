package blastlab.grader.command;

import blastlab.grader.journal.Header;
import blastlab.grader.run.Workshop;
import blastlab.grader.submission.Fingerprint;
import blastlab.grader.submission.SubmissionFolder;
import java.util.LinkedHashMap;
import java.util.Map;

/** Makes the headers of journals. */
final class Headers {
  private Headers() {}

  static Header of(
      String work, String version, String task, Workshop workshop, SubmissionFolder folder) {
    Map<String, String> prints = new LinkedHashMap<>();
    folder.submissions().forEach(s -> prints.put(s.name(), Fingerprint.of(s)));
    String isolation = String.join(" ", workshop.unenforced());
    return new Header(
        work, version, task, isolation.isEmpty() ? "all limits enforced" : isolation, prints);
  }
}
