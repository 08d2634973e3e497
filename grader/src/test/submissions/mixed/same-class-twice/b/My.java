public class My extends blastlab.world.CharacterEntity {}
