package blastlab.loader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.IdleCharacter;
import blastlab.scenario.GameKind;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import blastlab.world.Plays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LineupTest {
  private static final Agent ONE = new Agent("one", IdleCharacter::new);
  private static final Agent TWO = new Agent("two", IdleCharacter::new);

  private static final Scenario ALONE = new ScenarioLibrary().find("scenario1/variant1");
  private static final Scenario FOUR = new ScenarioLibrary().find("last-man-standing/variant2");

  @Test
  void opponentsTakeTheSeatsThatAreLeft() {
    assertThat(fill(FOUR, ONE, TWO))
        .extracting(Agent::spec)
        .containsExactly("one", "two", "builtin:walker", "builtin:walker");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameHasAnOpponentThatPlaysIt(String game) {
    Scenario scenario = of(game, FOUR);

    assertThat(new AgentLoader().load(Lineup.opponent(scenario)).games()).contains(game);
  }

  static List<String> games() {
    return GameKind.names();
  }

  @Test
  void whoIsWrittenForAnotherGameIsRefused() {
    Agent runner = new Agent("runner", Runner::new);

    assertThat(fill(FOUR, runner)).hasSize(4);
    assertThatThrownBy(() -> fill(of("duel", FOUR), ONE, runner))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "runner plays course, rooms only, but last-man-standing/variant2 is a game of duel;"
                + " 'blastlab list' tells who plays it");
  }

  @Test
  void whoIsWrittenForAGameThatThereIsNotIsRefused() {
    assertThatThrownBy(() -> fill(FOUR, new Agent("dreamer", Dreamer::new)))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            "dreamer: the @Plays of Dreamer: no rule set 'corse'; did you mean 'course'?");
  }

  @Test
  void whoDoesNotSayWhatItPlaysPlaysAll() {
    assertThat(ONE.games()).containsExactly("course", "bomberda", "arena", "duel", "rooms");
  }

  @Test
  void everybodyMovesOnBySomeSeats() {
    assertThat(Lineup.rotate(List.of("a", "b", "c"), 1)).containsExactly("c", "a", "b");
    assertThat(Lineup.rotate(List.of("a", "b", "c"), -1)).containsExactly("b", "c", "a");
  }

  private static List<Agent> fill(Scenario scenario, Agent... given) {
    return Lineup.fill(scenario, List.of(given), new AgentLoader());
  }

  private static Scenario of(String rules, Scenario scenario) {
    return new Scenario(
        scenario.name(),
        scenario.title(),
        rules,
        scenario.settings(),
        scenario.map(),
        scenario.seed(),
        scenario.monsters(),
        scenario.characters());
  }

  @Plays({"course", "rooms"})
  private static final class Runner extends CharacterEntity {}

  @Plays("corse")
  private static final class Dreamer extends CharacterEntity {}

  @Test
  void moreAgentsThanSeatsAreRefused() {
    assertThatThrownBy(() -> fill(ALONE, ONE, TWO))
        .isInstanceOf(InputException.class)
        .hasMessage("2 agents, expected at most 1 for scenario1/variant1");
  }
}
