/** Scenario files, and how they become a game that is ready to be played. */
package blastlab.scenario;
