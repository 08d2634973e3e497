package blastlab.view.fx;

import blastlab.match.Decision;
import blastlab.match.Result;
import blastlab.view.Figures;
import blastlab.view.board.Owners;
import blastlab.view.board.Theme;
import blastlab.view.board.Tint;
import blastlab.world.CharacterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** Everybody's score, who they are, and what their decisions cost. */
final class ScorePane extends GridPane {
  private static final List<String> TITLES = List.of("", "", "", "score", "next()", "ms");

  private final List<String> agents;
  private final List<Row> rows = new ArrayList<>();
  private Theme theme = Theme.DARK;

  ScorePane(List<String> agents) {
    this.agents = agents;
    setId("scores");
    getStyleClass().addAll("panel", "scores");
    for (int column = 0; column < TITLES.size(); column++) {
      ColumnConstraints constraints = new ColumnConstraints();
      constraints.setHgrow(column == 2 ? Priority.ALWAYS : Priority.NEVER);
      constraints.setHalignment(column > 2 ? HPos.RIGHT : HPos.LEFT);
      constraints.setMinWidth(column == 2 ? 20 : USE_PREF_SIZE);
      getColumnConstraints().add(constraints);
      add(label(TITLES.get(column), "dim"), column, 0);
    }
  }

  void theme(Theme colours) {
    theme = colours;
  }

  /**
   * Shows the scores of a world.
   *
   * @param result how the game ended, if this is its end
   */
  void show(World world, List<Decision> decisions, Optional<Result> result) {
    List<CharacterEntity> cast = world.cast();
    Owners owners = Owners.of(world, theme);
    while (rows.size() < cast.size()) {
      rows.add(new Row(rows.size() + 1));
    }
    for (CharacterEntity one : cast) {
      Row row = rows.get(one.id());
      row.who(one, owners.of(one));
      row.decision(Look.of(one.id(), decisions).filter(d -> one.isInWorld()));
      row.fate(fate(one, result), result.isPresent());
    }
  }

  private String fate(CharacterEntity one, Optional<Result> result) {
    return result
        .flatMap(end -> end.seats().get(one.id()).outcome())
        .map(Enum::name)
        .orElse(one.isInWorld() ? agent(one.id()) : "gone");
  }

  private String agent(int id) {
    return id < agents.size() ? agents.get(id) : "";
  }

  private static Label label(String text, String... styles) {
    Label label = new Label(text);
    label.getStyleClass().addAll(styles);
    return label;
  }

  private final class Row {
    private final Label avatar = label("", "avatar");
    private final Label name = label("", "name");
    private final Label fate = label("", "dim");
    private final Label score = label("", "number");
    private final Label calls = label("", "number", "dim");
    private final Label millis = label("", "number", "dim");

    Row(int row) {
      addRow(row, avatar, name, fate, score, calls, millis);
    }

    private void who(CharacterEntity one, Tint tint) {
      avatar.setText(String.valueOf(one.avatar()));
      avatar.setStyle(
          "-fx-background-color: %s; -fx-text-fill: %s;".formatted(css(tint), css(tint.legible())));
      name.setText(one.name());
      score.setText(String.valueOf(one.score()));
      double opacity = one.isInWorld() ? 1 : 0.55;
      List.of(avatar, name, score).forEach(label -> label.setOpacity(opacity));
    }

    private void decision(Optional<Decision> decision) {
      calls.setText(decision.map(d -> Figures.calls(d.nextCalls())).orElse("-"));
      millis.setText(decision.map(d -> Figures.millis(d.millis())).orElse("-"));
    }

    private void fate(String text, boolean isOver) {
      fate.setText(text);
      fate.getStyleClass().setAll("label", isOver ? "outcome" : "dim");
    }

    private static String css(Tint tint) {
      return "#%06x".formatted(tint.rgb());
    }
  }
}
