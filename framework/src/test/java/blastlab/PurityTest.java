package blastlab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.time.Instant;
import java.util.Random;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** What is not pure is found. */
class PurityTest {
  @Test
  void outputIs() {
    assertImpure(Talker.class, "java.lang.System.out");
  }

  @Test
  void theClockIs() {
    assertImpure(Watcher.class, "java.lang.System.nanoTime()");
    assertImpure(Dater.class, "java.time.Instant");
  }

  @Test
  void chanceWithoutASeedIs() {
    assertImpure(Gambler.class, "java.util.Random.<init>()");
  }

  @Test
  void threadsAre() {
    assertImpure(Juggler.class, "java.lang.Thread");
  }

  @Test
  void allElseIsNot() {
    assertThatNoException().isThrownBy(() -> check(Thinker.class, "nobody"));
  }

  @Test
  void oneMethodMayBeExempt() {
    assertThatNoException()
        .isThrownBy(() -> check(Talker.class, Talker.class.getName() + ".run()"));
  }

  private static void assertImpure(Class<?> type, String what) {
    assertThatThrownBy(() -> check(type, "nobody"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(what);
  }

  private static void check(Class<?> type, String exempt) {
    JavaClasses classes = new ClassFileImporter().importClasses(type);
    classes().should(new Purity(exempt)).check(classes);
  }

  private static final class Talker implements Runnable {
    @Override
    public void run() {
      System.out.println();
    }
  }

  private static final class Watcher implements LongSupplier {
    @Override
    public long getAsLong() {
      return System.nanoTime();
    }
  }

  private static final class Dater implements LongSupplier {
    @Override
    public long getAsLong() {
      return Instant.EPOCH.getEpochSecond();
    }
  }

  private static final class Gambler implements LongSupplier {
    @Override
    public long getAsLong() {
      return new Random().nextLong();
    }
  }

  private static final class Juggler implements Runnable {
    @Override
    public void run() {
      new Thread(this).start();
    }
  }

  private static final class Thinker implements LongSupplier {
    @Override
    public long getAsLong() {
      return new Random(42).nextLong();
    }
  }
}
