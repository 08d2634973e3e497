package blastlab.rules.rooms;

import blastlab.rules.Setting;

/** What can be set in a game of rooms; the first four only where no map sets them. */
public record RoomsSettings(
    @Setting(usual = 23, least = 5, most = 99, meaning = "how many columns and rows the room has")
        int size,
    @Setting(usual = 5, least = 1, most = 99, meaning = "how many bombers start") int players,
    @Setting(usual = 5, least = 0, most = 999, meaning = "how many choppers roam the room")
        int choppers,
    @Setting(usual = 52, least = 0, most = 9999, meaning = "how many walls can be destroyed")
        int destroyableWalls,
    @Setting(usual = 200, least = 1, most = 1000000, meaning = "how many ticks a round has")
        int ticks,
    @Setting(usual = 3, least = 0, most = 999, meaning = "how many bombs a bomber may have lying")
        int bombs,
    @Setting(usual = 5, least = 1, most = 1000, meaning = "how many ticks a bomb takes to go off")
        int fuse,
    @Setting(usual = 3, least = 0, most = 99, meaning = "how many cells a blast reaches each way")
        int blast,
    @Setting(
            usual = 25,
            least = 0,
            most = 100,
            meaning = "how many of a hundred destroyed walls leave a perk")
        int perkChance,
    @Setting(usual = 30, least = 1, most = 1000000, meaning = "how many ticks a perk lies")
        int perkTicks,
    @Setting(usual = 1, least = 0, most = 1, meaning = "whether walls and choppers return (1 yes)")
        int respawns,
    @Setting(usual = 1, least = -10000, most = 10000, meaning = "points for a destroyed wall")
        int pointsWall,
    @Setting(usual = 10, least = -10000, most = 10000, meaning = "points for a chopper blown up")
        int pointsChopper,
    @Setting(usual = 20, least = -10000, most = 10000, meaning = "points for another blown up")
        int pointsBomberman,
    @Setting(usual = 5, least = -10000, most = 10000, meaning = "points for a perk picked up")
        int pointsPerk,
    @Setting(usual = 30, least = -10000, most = 10000, meaning = "points for winning the round")
        int pointsWinner,
    @Setting(usual = -30, least = -10000, most = 10000, meaning = "points for dying")
        int pointsDeath,
    @Setting(usual = 2, least = 0, most = 99, meaning = "how much further a radius perk reaches")
        int radiusBonus,
    @Setting(usual = 30, least = 1, most = 1000000, meaning = "how many ticks a radius perk works")
        int radiusTicks,
    @Setting(usual = 4, least = 0, most = 999, meaning = "how many bombs more a count perk allows")
        int countBonus,
    @Setting(usual = 30, least = 1, most = 1000000, meaning = "how many ticks a count perk works")
        int countTicks,
    @Setting(usual = 30, least = 1, most = 1000000, meaning = "how many ticks an immune perk works")
        int immuneTicks,
    @Setting(usual = 3, least = 0, most = 999, meaning = "how many bombs a remote perk serves")
        int remoteUses) {}
