package blastlab.agents;

import blastlab.world.CharacterEntity;

/** Does nothing at all. */
public final class IdleCharacter extends CharacterEntity {}
