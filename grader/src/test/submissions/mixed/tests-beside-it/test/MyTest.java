import org.junit.jupiter.api.Test;

class MyTest {
  @Test
  void works() {}
}
