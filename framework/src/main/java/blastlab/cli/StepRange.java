package blastlab.cli;

import blastlab.replay.History;
import blastlab.text.InputException;
import blastlab.text.Quoted;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Some steps of a game, from the first to the last of them. */
record StepRange(int first, int last) {

  /** This range, which has to lie within a game; {@code given} is how the user has put it. */
  StepRange requireIn(String given, History history) {
    if (last >= history.size()) {
      throw new InputException(given + ", expected steps from 0 to " + (history.size() - 1));
    }
    return this;
  }

  @Override
  public String toString() {
    return first + ".." + last;
  }

  /** Reads a range such as {@code 12..20}. */
  static final class Converter implements ITypeConverter<StepRange> {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})\\.\\.(\\d{1,9})");

    @Override
    public StepRange convert(String value) {
      Matcher matcher = RANGE.matcher(value);
      if (matcher.matches()) {
        int first = Integer.parseInt(matcher.group(1));
        int last = Integer.parseInt(matcher.group(2));
        if (first <= last) {
          return new StepRange(first, last);
        }
      }
      throw new TypeConversionException(
          Quoted.of(value) + ", expected two steps such as 12..20, the lower first");
    }
  }
}
