package blastlab.world;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says which games an agent is written for, such as {@code @Plays("course")}; in others it is
 * refused. An agent that does not say so may play them all.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Plays {
  /** The names of the games' rule sets. */
  String[] value();
}
