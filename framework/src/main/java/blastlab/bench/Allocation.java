package blastlab.bench;

import java.lang.management.ManagementFactory;
import java.util.OptionalLong;

/** How much memory code takes, on those virtual machines that tell. */
final class Allocation {
  private Allocation() {}

  /** How many bytes the code takes in the thread that runs it, this one. */
  static OptionalLong bytes(Runnable code) {
    if (ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean bean
        && bean.isThreadAllocatedMemorySupported()
        && bean.isThreadAllocatedMemoryEnabled()) {
      long before = bean.getCurrentThreadAllocatedBytes();
      code.run();
      return OptionalLong.of(bean.getCurrentThreadAllocatedBytes() - before);
    }
    return OptionalLong.empty();
  }
}
