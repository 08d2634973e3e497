package blastlab.scenario;

import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.text.InputException;
import blastlab.text.Quoted;
import blastlab.world.Cell;
import blastlab.world.RealWorld;
import blastlab.world.SetupException;
import blastlab.world.WorldBuilder;
import java.util.List;
import java.util.Optional;

/** Who starts where: as the scenario says, or in games whose map says it, as that does. */
final class Places {
  private Places() {}

  /** The start that a scenario has to give. */
  static Cell required(Optional<Cell> start, String path) {
    return start.orElseThrow(() -> new FieldException(path, "the field 'x' is missing"));
  }

  /** Gives the scenario's characters the seats of the map, which has to have as many. */
  static void takeSeats(WorldBuilder builder, Scenario scenario, List<Cell> seats) {
    List<CharacterSpec> characters = scenario.characters();
    if (characters.size() != seats.size()) {
      throw new FieldException(
          "characters", characters.size() + ", expected " + seats.size() + " as on the map");
    }
    for (int i = 0; i < seats.size(); i++) {
      CharacterSpec c = characters.get(i);
      builder.character(c.name(), c.avatar(), seats.get(i).x(), seats.get(i).y(), 0);
    }
  }

  /** Refuses characters' names that could not be told apart where several own one bomb. */
  static void checkNames(Scenario scenario) {
    for (int i = 0; i < scenario.characters().size(); i++) {
      checkName(scenario.characters().get(i).name(), "characters[" + i + "]");
    }
  }

  /** Refuses a name with the sign that joins the names of owners. */
  static void checkName(String name, String path) {
    if (name.contains("+")) {
      throw new FieldException(path + ".name", Quoted.of(name) + ", expected a name without '+'");
    }
  }

  /** The world, or what is wrong with it and where in the scenario. */
  static RealWorld build(WorldBuilder builder, Scenario scenario) {
    try {
      return builder.build();
    } catch (SetupException e) {
      int monster = e.id() - scenario.characters().size();
      String path = monster < 0 ? "characters[" + e.id() + "]" : "monsters[" + monster + "]";
      throw new FieldException(path, e.getMessage());
    } catch (IllegalArgumentException e) {
      String place = scenario.map().map(map -> map.file()).orElse(scenario.name());
      throw new InputException(place + ": " + e.getMessage(), e);
    }
  }
}
