/** The command line: options in, calls to the other packages, text out. Nothing else. */
package blastlab.cli;
