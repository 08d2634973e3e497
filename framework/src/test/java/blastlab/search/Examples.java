package blastlab.search;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The examples that the documentation of a package has, as they stand in its sources. */
final class Examples {
  private static final Pattern EXAMPLE = Pattern.compile("(?s)<pre>\\{@code\n(.*?)\n\\s*}</pre>");
  private static final Pattern SETTING = Pattern.compile("(?s)<pre>\n(.*?)</pre>");

  /** A public type or method, and the examples in its documentation. */
  record Member(String name, List<String> examples) {}

  private final Path folder;
  private final List<Member> members = new ArrayList<>();

  Examples(Path folder) {
    this.folder = folder;
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      var sources = files.getJavaFileObjectsFromPaths(sources());
      JavacTask task = (JavacTask) compiler.getTask(null, files, null, null, null, sources);
      DocTrees docs = DocTrees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        for (Tree type : unit.getTypeDecls()) {
          addType(docs, new TreePath(new TreePath(unit), type), "", false);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All public types and methods. */
  List<Member> members() {
    return members;
  }

  /** What the package's own page draws. */
  String setting() throws IOException {
    String page = Files.readString(folder.resolve("package-info.java")).replace("\n * ", "\n");
    Matcher matcher = SETTING.matcher(page);
    if (!matcher.find()) {
      throw new IllegalStateException("no drawing in package-info.java");
    }
    return matcher.group(1);
  }

  private List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
          .sorted()
          .toList();
    }
  }

  private void addType(DocTrees docs, TreePath path, String outer, boolean inInterface) {
    ClassTree type = (ClassTree) path.getLeaf();
    if (!inInterface && !isPublic(type.getModifiers().getFlags())) {
      return;
    }
    String name = outer + type.getSimpleName();
    add(docs, path, name);
    boolean isInterface = type.getKind() == Tree.Kind.INTERFACE;
    for (Tree member : type.getMembers()) {
      TreePath memberPath = new TreePath(path, member);
      if (member instanceof ClassTree) {
        addType(docs, memberPath, name + ".", isInterface);
      } else if (member instanceof MethodTree method && method.getReturnType() != null) {
        if (isInterface || isPublic(method.getModifiers().getFlags())) {
          add(docs, memberPath, name + "." + method.getName());
        }
      }
    }
  }

  private void add(DocTrees docs, TreePath path, String name) {
    String comment = docs.getDocComment(path);
    List<String> examples =
        comment == null
            ? List.of()
            : EXAMPLE.matcher(comment).results().map(match -> match.group(1)).toList();
    members.add(new Member(name, examples));
  }

  private static boolean isPublic(Set<Modifier> flags) {
    return flags.contains(Modifier.PUBLIC);
  }
}
