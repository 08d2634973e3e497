/**
 * Pictures of games as files: a moment as PNG, a whole game as an animated GIF. The only package
 * that uses {@code java.awt}, and only while a picture is being made; it needs neither a display
 * nor a font.
 */
package blastlab.view.image;
