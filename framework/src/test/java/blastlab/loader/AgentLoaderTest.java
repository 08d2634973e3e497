package blastlab.loader;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.IdleCharacter;
import blastlab.search.Budget;
import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users may call an agent, and what they are told if they call it something else. */
class AgentLoaderTest {
  private static final String BUILTINS =
      new AgentLoader()
          .builtins().stream().map(agent -> "builtin:" + agent.name()).collect(joining(", "));

  private static final String FORMS =
      BUILTINS
          + ", a folder of sources, a .java file, a .jar or the full name of a class on the class"
          + " path";

  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void openWorkshop() {
    workshop = new Workshop(folder);
  }

  private static CharacterEntity make(String spec) {
    return new AgentLoader().load(spec).factory().get();
  }

  private static void assertRefused(String spec, String message) {
    assertThatThrownBy(() -> new AgentLoader().load(spec))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }

  /** An agent with a constructor that wants something. */
  static final class Demanding extends CharacterEntity {
    Demanding(int number) {
      throw new IllegalStateException("unused " + number);
    }
  }

  /** An agent that nobody else can make. */
  static final class Hidden extends CharacterEntity {
    private Hidden() {}
  }

  /** An agent that is only half of one. */
  abstract static class Half extends CharacterEntity {}

  @Test
  void anAgentRemembersWhatTheUserCalledIt() {
    assertThat(new AgentLoader().load("builtin:idle").spec()).isEqualTo("builtin:idle");
  }

  @Test
  void builtInAgentsGoByTheirNames() {
    assertThat(make("builtin:idle")).isInstanceOf(IdleCharacter.class);
  }

  @Test
  void addedAgentsAreBuiltInToo() {
    AgentLoader loader = new AgentLoader();
    loader.add(Builtin.plain("mine", "a test's own", Demo::new));

    assertThat(loader.load("builtin:mine").factory().get()).isInstanceOf(Demo.class);
    assertThat(loader.builtins())
        .extracting(Builtin::name)
        .startsWith("idle", "random", "walker")
        .endsWith("mine");
  }

  @Test
  void aSettingBehindTheNameIsForThoseWhoHaveOne() {
    AgentLoader loader = new AgentLoader();
    loader.add(
        Builtin.thinking("deep", "thinks", Budget.ofNextCalls(7), budget -> new Deep(budget)));

    assertThat(loader.load("builtin:deep").factory().get()).hasToString("Deep 7");
    assertThat(loader.load("builtin:deep@50ms").factory().get()).hasToString("Deep 50ms");
    assertThatThrownBy(() -> loader.load("builtin:deep@much"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "builtin:deep@much: 'much', expected a number of next() calls such as 2000, or a time"
                + " such as 50ms");
    assertRefused("builtin:idle@5", "builtin:idle@5: '5', expected nothing: it has no setting");
  }

  private static final class Deep extends CharacterEntity {
    private final Budget budget;

    Deep(Budget budget) {
      this.budget = budget;
    }

    @Override
    public String toString() {
      return "Deep " + budget;
    }
  }

  /** An agent on the class path. */
  public static final class Demo extends CharacterEntity {}

  @Test
  void aClassOnTheClassPathGoesByItsFullName() {
    assertThat(make("blastlab.loader.AgentLoaderTest$Demo")).isInstanceOf(Demo.class);
  }

  @Test
  void everyGameGetsAFreshAgent() {
    Agent agent = new AgentLoader().load("blastlab.agents.IdleCharacter");

    assertThat(agent.factory().get()).isNotSameAs(agent.factory().get());
  }

  @Test
  void anUnknownBuiltInAgentIsToldTheNearestOne() {
    assertRefused(
        "builtin:randm",
        "no agent 'builtin:randm'; did you mean 'builtin:random'?" + " (valid: " + BUILTINS + ")");
  }

  @Test
  void aBuiltInAgentWithoutItsPrefixIsToldIt() {
    assertRefused(
        "random", "no agent 'random'; did you mean 'builtin:random'? (valid: " + FORMS + ")");
  }

  @Test
  void whatLooksLikeNothingKnownIsToldAllForms() {
    assertRefused("grandmother", "no agent 'grandmother'; expected " + FORMS);
    assertRefused("", "no agent ''; expected " + FORMS);
    assertRefused("\0", "no agent '\0'; expected " + FORMS);
  }

  @Test
  void aMissingPathIsToldItsNeighbour() {
    Path file = workshop.writeAgent("Walter");
    String wrong = folder.resolve("Water.java").toString();

    assertRefused(
        wrong,
        "no agent '"
            + wrong
            + "': there is no such file or folder; did you mean '"
            + file
            + "'? (valid: "
            + FORMS
            + ")");
  }

  @Test
  void aFileOfAnotherKindIsRefused() {
    Path file = workshop.write("notes.txt", "buy milk");

    assertRefused(file.toString(), file + ": no agent, expected a folder, a .java file or a .jar");
  }

  @Test
  void aClassMustBeAnAgentThatCanBeMade() {
    String wanted =
        "; expected a class that extends CharacterEntity and that 'new Name()' can make";
    String test = "blastlab.loader.AgentLoaderTest";

    assertRefused("java.lang.String", "java.lang.String does not extend CharacterEntity" + wanted);
    assertRefused(test + "$Half", test + "$Half is abstract" + wanted);
    assertRefused(
        test + "$Demanding", test + "$Demanding has no constructor without parameters" + wanted);
    assertRefused(test + "$Hidden", test + "$Hidden has a private constructor" + wanted);
  }
}
