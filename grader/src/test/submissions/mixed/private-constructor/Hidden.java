import blastlab.world.CharacterEntity;

public class Hidden extends CharacterEntity {
  private Hidden() {}
}
