package blastlab.rules.bomberda;

import blastlab.rules.Setting;

/** What can be set in a game of bomberda. */
public record BomberdaSettings(
    @Setting(
            usual = 500,
            least = 1,
            most = 999_999_999,
            also = "time",
            meaning = "how many turns the player has")
        int turns) {}
