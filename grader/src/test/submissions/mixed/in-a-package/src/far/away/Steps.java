package far.away;

import blastlab.world.CharacterEntity;

class Steps {
  void step(CharacterEntity agent) {
    agent.move(agent.x() < 3 ? 1 : 0, agent.x() < 3 ? 0 : 1);
  }
}
