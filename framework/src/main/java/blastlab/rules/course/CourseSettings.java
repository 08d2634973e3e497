package blastlab.rules.course;

/**
 * What a course map sets.
 *
 * @param bombTime how many steps a bomb ticks before the one in which it goes off
 * @param explosionDuration how many steps an explosion stays after the one that made it
 * @param explosionRange how many cells a blast reaches in each direction
 */
public record CourseSettings(int bombTime, int explosionDuration, int explosionRange) {}
