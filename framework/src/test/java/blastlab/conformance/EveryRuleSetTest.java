package blastlab.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.GameKind;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No rule set gets by without a conformance test. */
class EveryRuleSetTest {
  static List<String> ruleSets() {
    return GameKind.ALL.stream().map(GameKind::name).toList();
  }

  @Test
  void thereAreRuleSets() {
    assertThat(ruleSets()).contains("course").doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void hasAConformanceTest(String rules) throws ReflectiveOperationException {
    String name = rules.substring(0, 1).toUpperCase(Locale.ROOT) + rules.substring(1);
    Class<?> type = Class.forName("blastlab.conformance." + name + "ConformanceTest");

    assertThat(type).isAssignableTo(RuleSetConformance.class);
    Constructor<?> constructor = type.getDeclaredConstructor();
    RuleSetConformance test = (RuleSetConformance) constructor.newInstance();
    assertThat(test.rules()).isEqualTo(rules);
    assertThat(test.game(new Random(1)).world().rules()).isEqualTo(rules);
  }
}
