package blastlab.training;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Drawing;
import blastlab.agents.IdleCharacter;
import blastlab.evaluate.Trial;
import blastlab.learning.Experience;
import blastlab.learning.Learner;
import blastlab.loader.Agent;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The hook of an agent that learns: when it is called, and with what. */
class LessonTest {
  private final List<String> calls = new ArrayList<>();
  private final List<Experience> experiences = new ArrayList<>();
  private final List<Integer> headings = new ArrayList<>();

  /** Goes to the right, places a bomb first, and notes how it is called. */
  private final class Pupil extends CharacterEntity implements Learner {
    @Override
    public void recall(Map<String, Double> learnt, boolean training) {
      calls.add("recall " + learnt + " " + training);
    }

    @Override
    public void act(SensedWorld world) {
      calls.add("act at " + x());
      world.me(this).move(-1, 0); // what is done to the world is of no account
      if (experiences.isEmpty()) {
        placeBomb();
      }
      move(1, 0);
    }

    @Override
    public void learn(Experience experience) {
      calls.add("learn at " + x());
      headings.add(experience.before().me(this).dy());
      headings.add(experience.after().me(this).dy());
      experience.before().me(this).move(0, 1);
      experience.after().me(this).move(0, 1);
      experiences.add(experience);
    }

    @Override
    public void done(SensedWorld world) {
      calls.add("done");
    }

    @Override
    public Map<String, Double> weights() {
      calls.add("weights");
      return Map.of("calls", (double) calls.size());
    }
  }

  private Lesson lesson(String drawing, Agent... others) {
    List<Agent> lineup = new ArrayList<>(List.of(new Agent("pupil", Pupil::new)));
    lineup.addAll(List.of(others));
    calls.clear(); // of the one that was made to see its class
    Trial trial = new Trial(new Drawing(drawing).scenario(), lineup);
    return new Lesson(trial, Seed.of(1), Thinking.unlimited(), Map.of("old", 0.5));
  }

  @Test
  void itRecallsThenLearnsBeforeEachDecisionAndBeforeTheEnd() {
    Lesson lesson = lesson("|a  E|");
    Result result = lesson.play();

    assertThat(result.seats().get(0).outcome()).contains(Outcome.ESCAPED);
    assertThat(calls)
        .containsExactly(
            "recall {old=0.5} true",
            "act at 0",
            "learn at 1",
            "act at 1",
            "learn at 2",
            "act at 2",
            "learn at 3",
            "done",
            "weights");
    assertThat(lesson.learnt()).isEqualTo(Map.of("calls", 9.0));
  }

  @Test
  void anExperienceIsADecisionAndWhatReallyCameOfIt() {
    lesson(
            """
            bomb_time 9
            |a  E|
            """)
        .play();

    assertThat(experiences).hasSize(3);
    Experience first = experiences.get(0);
    assertThat(first.before())
        .hasToString(
            """
            +----+
            |a  E|
            +----+
            """);
    assertThat(first.after())
        .hasToString(
            """
            +----+
            |9a E|
            +----+
            """);
    assertThat(List.of(first.dx(), first.dy())).containsExactly(1, 0);
    assertThat(first.bomb()).isTrue();
    assertThat(first.events()).isEmpty();
    assertThat(first.reward()).as("a step survived").isEqualTo(1);
    assertThat(first.over()).isFalse();
    assertThat(experiences.get(1).bomb()).isFalse();
  }

  @Test
  void theLastExperienceTellsHowItEnded() {
    lesson("|a E|").play();

    Experience last = experiences.get(1);
    assertThat(last.over()).isTrue();
    assertThat(last.events())
        .extracting(Event::type)
        .containsExactly(Event.Type.CHARACTER_FOUND_EXIT);
    assertThat(last.reward()).as("twice the time that is left").isEqualTo(2 * 97);
    assertThat(last.after().characters()).isEmpty();
  }

  @Test
  void timeThatIsUpEndsItToo() {
    lesson(
            """
            max_time 3
            |a   E|
            """)
        .play();

    assertThat(experiences).extracting(Experience::over).containsExactly(false, true);
    assertThat(experiences.get(1).after().characters()).hasSize(1);
    assertThat(calls).endsWith("done", "weights");
  }

  @Test
  void eachWorldIsTheAgentsAlone() {
    lesson("|a  E|").play();

    assertThat(headings).as("turned in the worlds of each lesson, but of no other").containsOnly(0);
    assertThat(calls).contains("act at 2");
  }

  @Test
  void othersOnlyPlay() {
    Result result = lesson("|a  b|", new Agent("idle", IdleCharacter::new)).play();

    assertThat(result.seats()).hasSize(2);
    assertThat(experiences).isNotEmpty();
    assertThat(experiences.get(0).before().characters()).hasSize(2);
  }
}
