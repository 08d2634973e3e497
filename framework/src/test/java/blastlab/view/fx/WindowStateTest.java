package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.view.fx.WindowState.Area;
import java.util.List;
import org.junit.jupiter.api.Test;

class WindowStateTest {
  private static final List<Area> TWO_SCREENS =
      List.of(new Area(0, 0, 1920, 1080), new Area(1920, 0, 1280, 1024));

  @Test
  void isRememberedAsItWas() {
    NoPreferences preferences = new NoPreferences();
    WindowState state = new WindowState(2000, 30, 1000, 700, false, false);

    state.save(preferences);

    assertThat(WindowState.load(preferences)).isEqualTo(state);
    assertThat(state.on(TWO_SCREENS)).isEqualTo(state);
  }

  @Test
  void theFirstTimeItIsInTheMiddleOfTheFirstScreen() {
    WindowState state = WindowState.load(new NoPreferences()).on(TWO_SCREENS);

    assertThat(state.x() + state.width() / 2).isEqualTo(960);
    assertThat(state.y() + state.height() / 2).isEqualTo(540);
    assertThat(state.dark()).isTrue();
  }

  @Test
  void comesBackFromAScreenThatIsGone() {
    WindowState state = new WindowState(2000, 30, 1000, 700, false, true);

    WindowState shown = state.on(TWO_SCREENS.subList(0, 1));

    assertThat(shown).isEqualTo(new WindowState(460, 190, 1000, 700, false, true));
  }

  @Test
  void isNeverLargerThanTheScreenNorTooSmallToUse() {
    WindowState huge = new WindowState(0, 0, 9000, 9000, false, true);
    WindowState tiny = new WindowState(10, 10, 3, 3, false, true);
    WindowState nonsense = new WindowState(10, 10, Double.NaN, -1, false, true);

    assertThat(huge.on(TWO_SCREENS)).isEqualTo(new WindowState(0, 0, 1920, 1080, false, true));
    assertThat(tiny.on(TWO_SCREENS)).isEqualTo(new WindowState(10, 10, 640, 420, false, true));
    assertThat(nonsense.on(TWO_SCREENS)).isEqualTo(new WindowState(10, 10, 1180, 420, false, true));
  }
}
