#!/usr/bin/env bash
# pack.sh RUBRIC.json: makes build/autograder.zip, to be uploaded as an autograder of Gradescope.
set -euo pipefail
[ $# -eq 1 ] && [ -f "$1" ] || { echo "usage: pack.sh RUBRIC.json" >&2; exit 2; }
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
"$root/blastlab" --version >/dev/null # builds it, if need be
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$here/setup.sh" "$here/run_autograder" "$work"
cp "$1" "$work/rubric.json"
cp -r "$root/build/launcher" "$work/blastlab"
(cd "$work" && jar cfM "$root/build/autograder.zip" .)
echo "$root/build/autograder.zip"
