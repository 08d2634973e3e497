package blastlab.view.image;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;

/** What has changed between two images of one size. */
final class Changes {
  private Changes() {}

  /** The smallest rectangle around all that has changed; one pixel if nothing has. */
  static Rectangle between(BufferedImage before, BufferedImage after) {
    int width = after.getWidth();
    int height = after.getHeight();
    int[] old = before.getRGB(0, 0, width, height, null, 0, width);
    int[] now = after.getRGB(0, 0, width, height, null, 0, width);
    int left = width;
    int right = -1;
    int top = height;
    int bottom = -1;
    for (int i = 0; i < now.length; i++) {
      if (old[i] != now[i]) {
        left = Math.min(left, i % width);
        right = Math.max(right, i % width);
        top = Math.min(top, i / width);
        bottom = i / width;
      }
    }
    return bottom < 0
        ? new Rectangle(1, 1)
        : new Rectangle(left, top, right - left + 1, bottom - top + 1);
  }
}
