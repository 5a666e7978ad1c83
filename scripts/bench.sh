#!/usr/bin/env bash
# Builds the benchmarks for release and runs each; the tables go to the terminal and to Benchmarks/.build/results.
# The window is measured where GTK is installed.
set -euo pipefail
cd "$(dirname "$0")/../Benchmarks"
swift build -c release
mkdir -p .build/results
for folder in Sources/*Benchmarks; do
  name=$(basename "$folder")
  [ "$name" != GTKBenchmarks ] || continue
  ".build/release/$name" | tee ".build/results/$name.txt"
done
if pkg-config --exists gtk4; then
  swift build -c release --traits GTK --scratch-path .build/gtk --product GTKBenchmarks
  ../scripts/with-display.sh .build/gtk/release/GTKBenchmarks | tee .build/results/GTKBenchmarks.txt
fi
