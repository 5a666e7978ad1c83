#!/usr/bin/env bash
# Builds the documentation of each library with DocC. A warning is an error. That of RosterGTK is among them where
# GTK 4 is.
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build/docs
graphs=.build/docs-graphs
rm -rf "$out" "$graphs"
mkdir -p "$out" "$graphs"

docc=$(command -v docc || xcrun --find docc)
targets=(Roster RosterTesting RosterTerminal RosterUIKit)
build=(--scratch-path .build)
if pkg-config --exists gtk4 2>/dev/null; then
  targets+=(RosterGTK)
  build=(--traits GTK --scratch-path .build/gtk)
fi
# Older graphs would hide that one is missing.
find "${build[-1]}" -type d -name symbolgraph -prune -exec rm -rf {} + 2>/dev/null || true
# It ends with an error where the modules of the test runner were never built, after all others are done.
swift package "${build[@]}" dump-symbol-graph --minimum-access-level public --skip-synthesized-members \
  >"$graphs/log" 2>&1 || true
found=$(find "${build[-1]}" -type d -name symbolgraph | head -1)
for target in "${targets[@]}"; do
  if [ ! -e "$found/$target.symbols.json" ]; then
    cat "$graphs/log" >&2
    exit 1
  fi
done

for target in "${targets[@]}"; do
  mkdir -p "$graphs/$target"
  cp "$found/$target".symbols.json "$graphs/$target/"
  cp "$found/$target"@*.symbols.json "$graphs/$target/" 2>/dev/null || true
  "$docc" convert "Sources/$target/$target.docc" \
    --additional-symbol-graph-dir "$graphs/$target" \
    --fallback-display-name "$target" --fallback-bundle-identifier "roster.$target" \
    --warnings-as-errors --output-path "$out/$target.doccarchive"
  echo "$out/$target.doccarchive"
done
