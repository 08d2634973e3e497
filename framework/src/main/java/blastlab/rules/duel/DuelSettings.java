package blastlab.rules.duel;

import blastlab.rules.Setting;

/** What can be set in a duel. */
public record DuelSettings(
    @Setting(usual = 200, least = 1, most = 999_999_999, meaning = "how many turns a game has")
        int turns) {}
