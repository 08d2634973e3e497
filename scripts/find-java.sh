# Sourced by gradlew and blastlab: which Java of this machine to use.

# find_java MIN MAX PROGRAM: prints the home of the first Java of release MIN to MAX that has bin/PROGRAM.
# JAVA_HOME comes first, then the java on the PATH, then what is installed in the usual places.
find_java() {
    java_homes | while IFS= read -r candidate; do
        [ -x "$candidate/bin/$3" ] || continue
        release=$(java_release "$candidate")
        if [ "${release:-0}" -ge "$1" ] && [ "$release" -le "$2" ]; then
            printf '%s\n' "$candidate"
            break
        fi
    done | grep . # no home found is a failure
}

java_homes() {
    [ -z "${JAVA_HOME:-}" ] || printf '%s\n' "$JAVA_HOME"
    on_path=$(command -v java || true)
    if [ -n "$on_path" ]; then
        on_path=$(readlink -f "$on_path" 2>/dev/null || printf '%s' "$on_path")
        printf '%s\n' "${on_path%/bin/java}"
    fi
    if [ -x /usr/libexec/java_home ]; then # macOS
        /usr/libexec/java_home -v 17 2>/dev/null || true
    fi
    for installed in /usr/lib/jvm/*17* /usr/lib/jvm/*; do
        printf '%s\n' "$installed"
    done
}

# java_release HOME: 17 for a Java 17.0.15. The release file is read because starting the java takes longer.
java_release() {
    if [ -r "$1/release" ]; then
        sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
    else
        "$1/bin/java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p'
    fi
}
