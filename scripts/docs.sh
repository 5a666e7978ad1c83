#!/usr/bin/env bash
# Builds the documentation of each library with DocC. A warning is an error.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build/docs
graphs=.build/docs-graphs
rm -rf "$out" "$graphs"
mkdir -p "$out" "$graphs"

docc=$(command -v docc || xcrun --find docc)
swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
found=$(find .build -type d -name symbolgraph | head -1)

for target in Roster RosterTesting RosterTerminal RosterUIKit; do
  mkdir -p "$graphs/$target"
  cp "$found/$target".symbols.json "$graphs/$target/"
  cp "$found/$target"@*.symbols.json "$graphs/$target/" 2>/dev/null || true
  "$docc" convert "Sources/$target/$target.docc" \
    --additional-symbol-graph-dir "$graphs/$target" \
    --fallback-display-name "$target" --fallback-bundle-identifier "roster.$target" \
    --warnings-as-errors --output-path "$out/$target.doccarchive"
  echo "$out/$target.doccarchive"
done
