package blastlab.cli;

import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.loader.Builtin;
import blastlab.replay.ReplayHeader;
import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import blastlab.world.World;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Who plays on in a recorded game: agents that the user names, and built-in ones that played. */
final class Understudies {
  private final ReplayHeader header;
  private final AgentLoader loader;
  private final List<String> named;
  private final List<Agent> seats = new ArrayList<>();

  Understudies(ReplayHeader header, AgentLoader loader, List<String> named) {
    this.header = header;
    this.loader = loader;
    this.named = named;
  }

  /** Finds an agent for everybody in this world, and says who plays whom. */
  void seat(World world, PrintWriter err) {
    List<CharacterEntity> cast = world.cast();
    if (named.size() > cast.size()) {
      throw new InputException(named.size() + " agents, expected at most " + cast.size());
    }
    for (CharacterEntity character : cast) {
      seats.add(agent(character, cast.size()));
    }
    err.println(
        "blastlab: "
            + world.characters().stream()
                .map(one -> seats.get(one.id()).spec() + " plays " + one.name())
                .collect(Collectors.joining(", ")));
    err.flush();
  }

  /** One agent for each seat. */
  List<Agent> seats() {
    return List.copyOf(seats);
  }

  private Agent agent(CharacterEntity character, int count) {
    int place = Math.floorMod(character.id() - header.rotation(), count);
    if (place < named.size()) {
      if (!character.isInWorld()) {
        throw new InputException(
            character.name() + " has left the world before that step, expected an earlier one");
      }
      return loader.load(named.get(place)).requireFor(header.scenario());
    }
    String spec = header.agents().get(character.id());
    if (!character.isInWorld()) {
      return new Agent(spec, () -> new CharacterEntity() {}); // nobody asks it any more
    }
    if (!spec.startsWith(Builtin.PREFIX) || Keyboard.isPlayedBy(spec)) {
      throw new InputException(
          character.name()
              + " was played by '"
              + spec
              + "', which no replay holds; expected --agent "
              + (place + 1)
              + " times, the last for it");
    }
    return loader.load(spec);
  }
}
