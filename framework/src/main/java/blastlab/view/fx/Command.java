package blastlab.view.fx;

/** What can be done in the window, and with which key. */
enum Command {
  TOGGLE("Space", "play, pause"),
  FORWARD("Right", "one step on"),
  BACK("Left", "one step back"),
  NEXT_EVENT("N", "to the next event"),
  PREVIOUS_EVENT("P", "to the event before"),
  START("Home", "to the start"),
  END("End", "to the end; follow a game that goes on"),
  LAST_WAY_OUT("L", "to the last way out of a game that was lost"),
  FASTER("+", "faster"),
  SLOWER("-", "slower"),
  MARKS("M", "cells that agents have coloured"),
  COORDINATES("C", "coordinates"),
  DANGER("D", "danger: in how many steps a cell burns"),
  REACH("R", "where the selected one can go"),
  SELECT("E", "select the next one on the board"),
  ZOOM_IN("I", "zoom in"),
  ZOOM_OUT("O", "zoom out"),
  FIT("F", "the whole board"),
  PAN_LEFT("Shift+arrows", "move the zoomed board"),
  PAN_RIGHT("Shift+arrows", ""),
  PAN_UP("Shift+arrows", ""),
  PAN_DOWN("Shift+arrows", ""),
  THEME("T", "dark or light"),
  HELP("?", "this help"),
  CLEAR("Esc", "close the help, select nobody"),
  QUIT("Q", "close the window, end the game");

  private final String key;
  private final String meaning;

  Command(String key, String meaning) {
    this.key = key;
    this.meaning = meaning;
  }

  /** The key in words. */
  String key() {
    return key;
  }

  /** What it does; empty where that is told with another one. */
  String meaning() {
    return meaning;
  }
}
