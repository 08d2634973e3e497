package blastlab;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;

/** Code that does the same whenever and wherever it runs, and does nothing on the side. */
final class Purity extends ArchCondition<JavaClass> {
  private static final List<String> FORBIDDEN_MEMBERS =
      List.of(
          "java.lang.System.out",
          "java.lang.System.err",
          "java.lang.System.in",
          "java.lang.System.currentTimeMillis()",
          "java.lang.System.nanoTime()",
          "java.lang.System.getenv(java.lang.String)",
          "java.lang.System.identityHashCode(java.lang.Object)",
          "java.lang.Math.random()",
          "java.lang.StrictMath.random()",
          "java.util.Random.<init>()",
          "java.util.SplittableRandom.<init>()",
          "java.util.Collections.shuffle(java.util.List)",
          "java.util.UUID.randomUUID()");
  private static final List<String> FORBIDDEN_TYPES =
      List.of(
          "java.lang.Thread",
          "java.util.concurrent.",
          "java.util.logging.",
          "java.util.Date",
          "java.util.Timer",
          "java.time.",
          "java.io.File",
          "java.nio.file.",
          "java.net.",
          "java.security.SecureRandom");

  private final String exempt;

  /** All must be pure but one method. */
  Purity(String exempt) {
    super("be pure, with the exception of %s", exempt);
    this.exempt = exempt;
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    for (JavaAccess<?> access : type.getAccessesFromSelf()) {
      if (FORBIDDEN_MEMBERS.contains(access.getTarget().getFullName())
          && !access.getOrigin().getFullName().equals(exempt)) {
        events.add(SimpleConditionEvent.violated(access, access.getDescription()));
      }
    }
    for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
      String target = dependency.getTargetClass().getName();
      if (FORBIDDEN_TYPES.stream().anyMatch(target::startsWith)) {
        events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
      }
    }
  }
}
