package blastlab.rules.arena;

import blastlab.rules.Setting;

/** What can be set in an arena, by its map or by its scenario. */
public record ArenaSettings(
    @Setting(usual = 200, least = 1, most = 1000000, meaning = "how many turns a game has")
        int turns,
    @Setting(usual = 1, least = 0, most = 999, meaning = "how many bombs a player may have lying")
        int bombs,
    @Setting(
            usual = 3,
            least = 0,
            most = 999,
            meaning = "how many cells a blast reaches beyond its own")
        int range,
    @Setting(usual = 3, least = 1, most = 1000, meaning = "how many turns a bomb takes to go off")
        int fuse,
    @Setting(usual = -100, least = -100000, most = 100000, meaning = "points for being blown up")
        int pointsDeath,
    @Setting(usual = 0, least = -100000, most = 100000, meaning = "points for a destroyed rock")
        int pointsPerRock,
    @Setting(
            usual = 0,
            least = -100000,
            most = 100000,
            meaning = "points for a square where the player has not been before")
        int pointsPerNewSquare) {}
