#!/bin/sh
# Fuzzes what is in the folders of Fuzz/, a minute each: scripts/fuzz.sh [-t SECONDS] [TARGET...]
#
# A target is a folder of Swift files with a function LLVMFuzzerTestOneInput, and a folder Seeds. The
# library is compiled here, and not by the package manager, whose linking leaves no room for
# libFuzzer's own main. Inputs that were found useful stay in .build/fuzz/TARGET/corpus for the next
# run; one that fails is written to .build/fuzz/TARGET, and belongs into a test.
set -eu
cd "$(dirname "$0")/.."
seconds=60
if [ "${1:-}" = "-t" ]; then
  seconds=$2
  shift 2
fi
if [ $# -eq 0 ]; then
  set -- $(ls Fuzz)
fi
build=.build/fuzz
mkdir -p "$build"
flags="-O -swift-version 6 -parse-as-library -package-name roster -sanitize=fuzzer"

for module in Roster RosterTerminal; do
  swiftc $flags -wmo -emit-library -static -emit-module -module-name "$module" -I "$build" \
    -emit-module-path "$build/$module.swiftmodule" -o "$build/lib$module.a" \
    $(find "Sources/$module" -name '*.swift')
done
for target in "$@"; do
  mkdir -p "$build/$target/corpus"
  swiftc $flags -wmo -module-name "$target" -I "$build" -L "$build" -lRosterTerminal -lRoster \
    -o "$build/$target/fuzz" $(find "Fuzz/$target" -name '*.swift')
  "$build/$target/fuzz" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=2048 -max_len=4096 \
    -artifact_prefix="$build/$target/found-" "$build/$target/corpus" "Fuzz/$target/Seeds"
done
