#!/usr/bin/env bash
# Builds the benchmarks for release and runs each; the tables go to the terminal and to Benchmarks/.build/results.
set -euo pipefail
cd "$(dirname "$0")/../Benchmarks"
swift build -c release
mkdir -p .build/results
for folder in Sources/*Benchmarks; do
  name=$(basename "$folder")
  ".build/release/$name" | tee ".build/results/$name.txt"
done
