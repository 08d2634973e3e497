package blastlab.grader.sandbox;

import blastlab.agents.WalkerCharacter;
import blastlab.match.Decision;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.world.World;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Measures what the boundary between processes costs; run by hand. */
final class BoundaryBench {
  private BoundaryBench() {}

  public static void main(String[] args) throws Exception {
    String scenarioName = args.length > 0 ? args[0] : "scenario1/variant2";
    int games = args.length > 1 ? Integer.parseInt(args[1]) : 200;
    String agent = args.length > 2 ? args[2] : WalkerCharacter.class.getName();
    Scenario scenario = new ScenarioLibrary().find(scenarioName);
    long begin = System.nanoTime();
    try (Sandbox sandbox =
        Boolean.getBoolean("limits") ? Sandbox.withoutBubblewrap() : Sandbox.open()) {
      System.out.println("sandbox " + (System.nanoTime() - begin) / 1_000_000 + " ms");
      System.out.println(sandbox.unenforced());
      begin = System.nanoTime();
      sandbox.archive();
      System.out.println(
          "archive " + (System.nanoTime() - begin) / 1_000_000 + " ms " + sandbox.archive());
      Path none = Files.createTempDirectory("none");
      List<Long> starts = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        long start = System.nanoTime();
        try (Worker worker = Worker.start(sandbox, Allowance.USUAL, none)) {
          starts.add((System.nanoTime() - start) / 1000);
          worker.line();
        }
      }
      System.out.println("starts with archive us " + starts);
      starts.clear();
      for (int i = 0; i < 10; i++) {
        long start = System.nanoTime();
        try (Worker worker = Worker.start(sandbox, Allowance.USUAL, none, List.of(), List.of())) {
          starts.add((System.nanoTime() - start) / 1000);
          worker.line();
        }
      }
      System.out.println("starts without us " + starts);
      try (Contestant contestant = Contestant.open(sandbox, Allowance.USUAL, none, agent)) {
        for (int round = 0; round < 3; round++) {
          List<Long> nanos = new ArrayList<>();
          int[] won = new int[1];
          begin = System.nanoTime();
          for (int i = 0; i < games; i++) {
            try (Chair chair = contestant.sit()) {
              Result result =
                  new Match(
                          scenario.start(Seed.of(i)),
                          List.of(chair.agent()),
                          chair.thinking(),
                          Match.NO_CAP,
                          watch(nanos))
                      .play();
              won[0] += result.seats().get(0).outcome().orElseThrow().isWin() ? 1 : 0;
              String printed = chair.leave();
              if (!printed.isEmpty()) {
                System.out.println(printed);
              }
            }
          }
          double seconds = (System.nanoTime() - begin) / 1e9;
          report("remote", games, seconds, nanos, won[0]);
          nanos.clear();
          won[0] = 0;
          begin = System.nanoTime();
          for (int i = 0; i < games; i++) {
            Result result =
                new Match(
                        scenario.start(Seed.of(i)),
                        List.of(WalkerCharacter::new),
                        Thinking.unlimited(),
                        Match.NO_CAP,
                        watch(nanos))
                    .play();
            won[0] += result.seats().get(0).outcome().orElseThrow().isWin() ? 1 : 0;
          }
          seconds = (System.nanoTime() - begin) / 1e9;
          report("local", games, seconds, nanos, won[0]);
        }
      }
    }
    System.exit(0);
  }

  private static void report(String what, int games, double seconds, List<Long> nanos, int won) {
    Collections.sort(nanos);
    System.out.printf(
        "%s: %.1f games/s, %d decisions, median %.1f us, p99 %.1f us, won %d%n",
        what,
        games / seconds,
        nanos.size(),
        nanos.get(nanos.size() / 2) / 1e3,
        nanos.get(nanos.size() * 99 / 100) / 1e3,
        won);
  }

  private static MatchListener watch(List<Long> nanos) {
    return new MatchListener() {
      @Override
      public void decided(World world, List<Decision> decisions) {
        decisions.forEach(decision -> nanos.add(decision.nanos()));
      }
    };
  }
}
