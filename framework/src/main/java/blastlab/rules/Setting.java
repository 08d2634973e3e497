package blastlab.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A whole number that can be set, as a component of a record of settings. Users write its name in
 * small letters with underscores: {@code pointsDeath} is {@code points_death}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Setting {
  /** Its value if nobody sets it. */
  int usual();

  /** The smallest value that makes sense. */
  int least();

  /** The largest value that makes sense. */
  int most();

  /** Another name that users may give it; none if empty. */
  String also() default "";

  /** What it means, as a sentence without its full stop. */
  String meaning();
}
