package blastlab.rules.duel;

import blastlab.rules.Setting;

/**
 * What can be set in a duel.
 *
 * @param turns how many turns a game may last
 */
public record DuelSettings(
    @Setting(
            usual = 200,
            least = 1,
            most = 999_999_999,
            meaning = "how many turns there are before the game is a tie")
        int turns) {}
