package blastlab.agents;

import blastlab.search.Budget;
import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.Plays;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Rolling horizon evolution: breeds plans for the next steps and does the first step of the
 * fittest.
 *
 * <p>A plan is a list of actions, and its fitness the mean outlook at its end over all futures in
 * which it was tried. The fitter half of a population lives on and is tried again, the other half
 * makes room for children: the beginning of one parent, the end of another, and a mutation. A move
 * that would have been deadly is changed in the plan for the one that was made instead. For the
 * next decision all plans are shifted by the step that has been made.
 */
@Plays("course")
public final class RheaCharacter extends CharacterEntity {
  private static final int HORIZON = 10;
  private static final int POPULATION = 20;

  private final Budget budget;
  private List<Plan> population = List.of();
  private Budget.Countdown countdown;
  private Outlook outlook;
  private List<Action> firstActions;

  /** An agent that thinks within a budget. */
  public RheaCharacter(Budget budget) {
    this.budget = budget;
  }

  private static final class Plan {
    final List<Action> genes;
    int trials;
    double sum;

    Plan(List<Action> genes) {
      this.genes = genes;
    }

    double fitness() {
      return trials == 0 ? Outlook.DEAD : sum / trials;
    }

    /** As if it had failed once more, so that one lucky future does not win. */
    double cautiousFitness() {
      return sum / (trials + 1);
    }
  }

  @Override
  public void act(SensedWorld world) {
    countdown = budget.start(world);
    outlook = new Outlook(world, this);
    firstActions = outlook.actions(world);
    population = new ArrayList<>(population.stream().map(this::shifted).toList());
    while (population.size() < POPULATION) {
      population.add(new Plan(randomGenes()));
    }
    while (!countdown.isOver()) {
      population.forEach(plan -> tryOut(plan, world));
      population.sort(Comparator.comparingDouble(Plan::fitness).reversed());
      breed();
    }
    Plan best = Collections.max(population, Comparator.comparingDouble(Plan::cautiousFitness));
    best.genes.get(0).direct(this);
  }

  /** Plays a plan in one of the possible futures; what it really did becomes the plan. */
  private void tryOut(Plan plan, SensedWorld world) {
    Simulation future = new Simulation(world, this, outlook, countdown, random());
    for (int i = 0; i < HORIZON && !future.isOver(); i++) {
      plan.genes.set(i, future.play(plan.genes.get(i)));
    }
    if (!countdown.isOver()) { // else it may be half a future
      plan.trials++;
      plan.sum += future.value();
    }
  }

  /** Replaces the less fit half. */
  private void breed() {
    int parents = POPULATION / 2;
    for (int i = parents; i < POPULATION; i++) {
      Plan mother = population.get(random().nextInt(parents));
      Plan father = population.get(random().nextInt(parents));
      int cut = random().nextInt(HORIZON);
      List<Action> genes = new ArrayList<>(mother.genes.subList(0, cut));
      genes.addAll(father.genes.subList(cut, HORIZON));
      int mutated = random().nextInt(HORIZON);
      genes.set(mutated, mutated == 0 ? randomFirst() : randomMove());
      population.set(i, new Plan(genes));
    }
  }

  private Plan shifted(Plan plan) {
    List<Action> genes = new ArrayList<>(plan.genes.subList(1, HORIZON));
    genes.add(randomMove());
    return new Plan(genes);
  }

  private List<Action> randomGenes() {
    List<Action> genes = new ArrayList<>(List.of(randomFirst()));
    while (genes.size() < HORIZON) {
      genes.add(randomMove());
    }
    return genes;
  }

  private Action randomFirst() {
    return firstActions.get(random().nextInt(firstActions.size()));
  }

  private Action randomMove() {
    return Action.of(Move.ALL.get(random().nextInt(Move.ALL.size())));
  }
}
