package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DisplayTest {
  @Test
  void onLinuxTheEnvironmentTells() {
    assertThat(Display.isThere("Linux", Map.of("DISPLAY", ":0"), false)).isTrue();
    assertThat(Display.isThere("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"), false)).isTrue();
    assertThat(Display.isThere("Linux", Map.of("DISPLAY", ""), false)).isFalse();
    assertThat(Display.isThere("Linux", Map.of(), false)).isFalse();
  }

  @Test
  void elsewhereThereIsOneUnlessJavaIsHeadless() {
    assertThat(Display.isThere("Windows 11", Map.of(), false)).isTrue();
    assertThat(Display.isThere("Mac OS X", Map.of(), false)).isTrue();
    assertThat(Display.isThere("Mac OS X", Map.of(), true)).isFalse();
    assertThat(Display.isThere("Linux", Map.of("DISPLAY", ":0"), true)).isFalse();
  }
}
