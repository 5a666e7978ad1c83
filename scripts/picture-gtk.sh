#!/usr/bin/env bash
# Takes the pictures of the three demos in windows, and what they tell a screen reader, which a test compares.
# Run it through with-display.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

# shot NAME PATTERN: takes a demo once it shows what matches the pattern.
shot() {
  scripts/window.py --like "(?s)$2" --write "Tests/RosterProgramTests/Windows/$1.txt" \
    --picture "Docs/gtk-$1.png" "${ROSTER:-.build/gtk/release/roster}" demo --gtk "$1"
  echo "Docs/gtk-$1.png"
}

shot store 'Sign out.*1/11'
# The second page fails at first, and the banner turns.
shot feed 'Spring sale.*could not be loaded.*1/9'
shot people 'Farid.*1/6'
