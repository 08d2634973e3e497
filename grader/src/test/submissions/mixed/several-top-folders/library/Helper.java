import blastlab.world.CharacterEntity;

class Helper {
  void help(CharacterEntity agent) {
    agent.move(agent.x() < 3 ? 1 : 0, agent.x() < 3 ? 0 : 1);
  }
}
