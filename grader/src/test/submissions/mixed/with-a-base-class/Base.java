import blastlab.world.CharacterEntity;

abstract class Base extends CharacterEntity {}
