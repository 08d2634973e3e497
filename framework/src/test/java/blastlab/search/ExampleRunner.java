package blastlab.search;

import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles examples, in memory, and runs them. A line such as {@code danger.isSafe(0, 0, 1); //
 * true} says what its expression, or the variable that it sets, or what it prints, is to be.
 */
final class ExampleRunner {
  private static final Pattern CLAIM = Pattern.compile("(.*);\\s+// (.*)");
  private static final Pattern VARIABLE = Pattern.compile("[\\w<>\\[\\], ]*?\\b(\\w+) = [^=].*");
  private static final Pattern PRINTED = Pattern.compile("\\s*System\\.out\\.println\\((.*)\\)");
  private static final String CLASS = "examples.All";

  private final Class<?> compiled;

  ExampleRunner(List<String> examples) {
    StringBuilder source = new StringBuilder("package examples;\n");
    for (String name : List.of("blastlab.search", "blastlab.world", "java.util")) {
      source.append("import ").append(name).append(".*;\n");
    }
    source.append("public final class All {\n");
    for (int i = 0; i < examples.size(); i++) {
      source.append("public static void example").append(i);
      source.append("(SensedWorld world, CharacterEntity me, CharacterEntity other,");
      source.append(" MonsterEntity monster, Cell exit,");
      source.append(" java.util.function.BiConsumer<String, Object> claim) {\n");
      examples.get(i).lines().map(ExampleRunner::checked).forEach(source::append);
      source.append("}\n");
    }
    compiled = compile(source.append("}\n").toString());
  }

  /** Runs an example; what it claims is told together with what came out. */
  void run(int number, SensedWorld world, BiConsumer<String, Object> claim) throws Throwable {
    for (Method method : compiled.getMethods()) {
      if (method.getName().equals("example" + number)) {
        CharacterEntity me = world.characters().get(0);
        CharacterEntity other = world.characters().get(1);
        MonsterEntity monster = world.monsters().get(0);
        try {
          method.invoke(null, world, me, other, monster, world.exit().orElseThrow(), claim);
        } catch (InvocationTargetException e) {
          throw e.getCause(); // for the test to see
        }
      }
    }
  }

  private static String checked(String line) {
    Matcher claim = CLAIM.matcher(line);
    if (!claim.matches()) {
      return line + "\n";
    }
    String expected = '"' + claim.group(2).replace("\"", "\\\"") + '"';
    Matcher printed = PRINTED.matcher(claim.group(1));
    if (printed.matches()) {
      return "claim.accept(" + expected + ", " + printed.group(1) + ");\n";
    }
    Matcher variable = VARIABLE.matcher(claim.group(1).strip());
    return variable.matches()
        ? claim.group(1) + ";\nclaim.accept(" + expected + ", " + variable.group(1) + ");\n"
        : "claim.accept(" + expected + ", " + claim.group(1) + ");\n";
  }

  private static Class<?> compile(String source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Memory memory = new Memory(compiler.getStandardFileManager(null, null, null));
    StringWriter errors = new StringWriter();
    List<String> options = List.of("--release", "17", "-proc:none");
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("memory:///All.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    if (!compiler.getTask(errors, memory, null, options, null, List.of(file)).call()) {
      throw new AssertionError("The examples do not compile:\n" + errors);
    }
    try (memory) {
      return memory.load();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** Keeps the one class that is compiled. */
  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Memory(JavaFileManager disk) {
      super(disk);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///All.class"), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }

    Class<?> load() throws ClassNotFoundException {
      ClassLoader loader =
          new ClassLoader(ExampleRunner.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) {
              return defineClass(name, bytes.toByteArray(), 0, bytes.size());
            }
          };
      return loader.loadClass(CLASS);
    }
  }
}
