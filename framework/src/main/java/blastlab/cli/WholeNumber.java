package blastlab.cli;

import blastlab.text.Quoted;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number within bounds. */
public abstract class WholeNumber implements ITypeConverter<Integer> {
  private final int least;
  private final int most;

  /**
   * A reader of such numbers.
   *
   * @param least the smallest that is right
   * @param most the largest that is right
   */
  protected WholeNumber(int least, int most) {
    this.least = least;
    this.most = most;
  }

  @Override
  public final Integer convert(String value) {
    try {
      int number = Integer.parseInt(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw wrong(value);
    }
    throw wrong(value);
  }

  private TypeConversionException wrong(String value) {
    return new TypeConversionException(
        Quoted.of(value) + ", expected a whole number from " + least + " to " + most);
  }
}
