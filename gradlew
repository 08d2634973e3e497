#!/bin/sh
# Runs Gradle for this project, and after a run with tests prints "N passed, M failed, K skipped" as the last line.
# There is no wrapper jar: the gradle on the PATH is used, and where there is none (or no JDK) this script installs
# the ones of the Debian or Ubuntu archive.
set -eu

say() { printf 'gradlew: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
. "$root/scripts/find-java.sh"

debian_gradle=/usr/share/gradle

# find_gradle: sets gradle to a Gradle that runs on Java 17, and gradle_version. Debian's 4.4.1 is patched to do so,
# other releases do so from 7.3 on.
find_gradle() {
    for gradle in "$(command -v gradle || true)" "$debian_gradle/bin/gradle"; do
        [ -x "$gradle" ] || continue
        gradle=$(readlink -f "$gradle" 2>/dev/null || printf '%s' "$gradle")
        gradle_version=$(version_of "$gradle")
        major=${gradle_version%%.*}
        minor=${gradle_version#*.}
        minor=${minor%%[!0-9]*}
        case $major in
            4) [ "$gradle" != "$debian_gradle/bin/gradle" ] || return 0 ;;
            7) [ "$minor" -lt 3 ] || return 0 ;;
            [89] | [1-9][0-9]) return 0 ;;
        esac
    done
    gradle_version=
    return 1
}

# version_of GRADLE: read from the name of one of its jars, since "gradle --version" takes a second.
version_of() {
    for jar in "${1%/bin/gradle}"/lib/gradle-core-[0-9]*.jar; do
        [ -e "$jar" ] || continue
        jar=${jar##*/gradle-core-}
        printf '%s\n' "${jar%.jar}"
        return
    done
    "$1" --version 2>/dev/null | sed -n 's/^Gradle \([0-9][0-9.]*\).*/\1/p'
}

# find_jdk: sets JAVA_HOME. The project is made for 17, so a 17 is preferred; Debian's Gradle runs on no newer one.
find_jdk() {
    case ${gradle_version:-4} in 4*) newest=17 ;; *) newest=99 ;; esac
    JAVA_HOME=$(find_java 17 17 javac || find_java 17 "$newest" javac) && export JAVA_HOME
}

# install PACKAGES: with apt, which says something only if it fails.
install() {
    as_root=
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    for command in apt-get $as_root; do
        command -v "$command" >/dev/null 2>&1 ||
            die "not found: $*, and no $command to install it. Install a JDK 17 (https://adoptium.net) and Gradle 7.3" \
                "or newer (https://gradle.org/install), put both on the PATH and run this again."
    done
    say "installing: $*"
    log=$(mktemp)
    {
        $as_root apt-get update -qq &&
            $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
    } </dev/null >"$log" 2>&1 || { cat "$log" >&2; die "could not install: $*"; }
    rm -f "$log"
}

missing=
find_gradle || missing=gradle
find_jdk || missing="$missing openjdk-17-jdk-headless"
if [ -n "$missing" ]; then
    # shellcheck disable=SC2086
    install $missing
    find_gradle || die "the installed Gradle does not run on Java 17; install Gradle 7.3 or newer and put it on the PATH"
    find_jdk || die "no JDK 17 was found after the installation; set JAVA_HOME to one"
fi

# What Debian has for the tests and the grader beyond the build, if it is missing and may be installed: JavaFX draws text with
# Pango, also without a display (desktops have it), and bubblewrap cuts off the students' code that the grader runs (without it
# there are limits only). Asked for once in a checkout, so that a failure is not repeated at every start.
has_pango() {
    for library in /usr/lib/*/libpangoft2-1.0.so.0 /usr/lib*/libpangoft2-1.0.so.0; do
        [ ! -e "$library" ] || return 0
    done
    return 1
}

may_install() { command -v apt-get >/dev/null 2>&1 && { [ "$(id -u)" -eq 0 ] || sudo -n true 2>/dev/null; }; }

wanted=
has_pango || wanted=libpangoft2-1.0-0
command -v bwrap >/dev/null 2>&1 || wanted="$wanted bubblewrap"
asked=$root/build/wanted-packages
if [ "$(uname -s)" = Linux ] && [ -n "$wanted" ] && [ ! -e "$asked" ] && may_install; then
    mkdir -p "$root/build" && : >"$asked"
    # shellcheck disable=SC2086
    (install $wanted) || say "going on without:$wanted"
fi

# Outside the project its root is meant; inside, the folder one is in, as with any Gradle.
case $(pwd -P)/ in
    "$root"/*) ;;
    *) cd "$root" ;;
esac

run_gradle() {
    if [ "$gradle" = "$debian_gradle/bin/gradle" ]; then
        # what Debian's start script does, without its printing of the Java version on each start
        # shellcheck disable=SC2086
        "$JAVA_HOME/bin/java" --add-opens java.base/java.lang=ALL-UNNAMED ${JAVA_OPTS:-} ${GRADLE_OPTS:-} \
            -Dorg.gradle.appname=gradlew -cp "$debian_gradle/lib/gradle-launcher-$gradle_version.jar" \
            org.gradle.launcher.GradleMain "$@"
    else
        "$gradle" "$@"
    fi
}

# Gradle 4.4.1 takes everything newer than Java 9, such as a record, for a malformed class file, and says so at length.
quieten() {
    if [ "$gradle_version" = 4.4.1 ]; then
        sed -u '/^Malformed .* Gradle 5\.0 /d'
    else
        cat
    fi
}

# The build leaves one file per module with tests in this folder: "passed failed skipped".
work=$(mktemp -d)
counts=$work/counts
mkdir "$counts"
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

{ run_gradle "-PtestCounts=$counts" "$@" || echo $? >"$work/status"; } | quieten
if [ -n "$(ls "$counts")" ]; then
    cat "$counts"/* | awk '{ p += $1; f += $2; s += $3 } END { printf "%d passed, %d failed, %d skipped\n", p, f, s }'
fi
exit "$(cat "$work/status" 2>/dev/null || echo 0)"
