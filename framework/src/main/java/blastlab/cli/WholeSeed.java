package blastlab.cli;

import blastlab.scenario.Seed;
import blastlab.text.Quoted;
import java.math.BigInteger;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a seed: a whole number of any size. */
final class WholeSeed implements ITypeConverter<Seed> {
  @Override
  public Seed convert(String value) {
    try {
      return new Seed(new BigInteger(value));
    } catch (NumberFormatException e) {
      throw new TypeConversionException(Quoted.of(value) + ", expected a whole number");
    }
  }
}
