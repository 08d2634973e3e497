package blastlab.match;

import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** An agent that does what a test tells it to, and remembers what it was asked. */
class Actor extends CharacterEntity {
  private final Consumer<Actor> role;
  final List<SensedWorld> asked = new ArrayList<>();
  final List<SensedWorld> told = new ArrayList<>();

  Actor(Consumer<Actor> role) {
    this.role = role;
  }

  static Actor idle() {
    return new Actor(actor -> {});
  }

  static Actor walking(int dx, int dy) {
    return new Actor(actor -> actor.move(dx, dy));
  }

  static Actor crashing() {
    return new Actor(
        actor -> {
          throw new IllegalStateException("I can't go on");
        });
  }

  final Random numbers() {
    return random();
  }

  @Override
  public void act(SensedWorld world) {
    asked.add(world);
    role.accept(this);
  }

  @Override
  public void done(SensedWorld world) {
    told.add(world);
  }
}
