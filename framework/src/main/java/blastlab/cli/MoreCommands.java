package blastlab.cli;

import java.util.List;

/**
 * Adds commands from another module, which the command line finds with {@link
 * java.util.ServiceLoader}, so that it need not know of that module.
 */
public interface MoreCommands {
  /** The commands, each an object as picocli knows them, in the order of the help. */
  List<Object> commands();
}
