#!/usr/bin/env bash
# Gradescope runs this once, when it makes the machine that grades.
set -euo pipefail
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends openjdk-17-jdk-headless bubblewrap
