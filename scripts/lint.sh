#!/usr/bin/env bash
# Rules of the house that the formatter does not know. Prints each breach as FILE:LINE: WHAT.
set -uo pipefail
cd "$(dirname "$0")/.."
status=0

# breach WHAT: reports the lines of standard input, if any.
breach() {
  local lines
  lines=$(cat)
  [ -z "$lines" ] && return
  printf '%s\n' "$lines" | sed "s|\$|  <- $1|" >&2
  status=1
}

sources() { git ls-files -co --exclude-standard -- 'Sources/*.swift' 'Tests/*.swift' 'Examples/*.swift'; }

# Linux never checks availability, so what is newer than iOS 17 and macOS 14 must be named nowhere else
# than behind `if #available`.
sources | xargs grep -nE '\b(Observations *[({]|import Synchronization|Mutex<|Atomic<|InlineArray<|Span<|RawSpan|UTF8Span)' |
  grep -v '#available' | breach 'newer than the platforms of the package'

# The core knows no toolkit, and Foundation only where bytes come in.
git ls-files -co --exclude-standard -- 'Sources/Roster/*.swift' | grep -vE '^Sources/Roster/(Feeds/|Support/UUIDWords.swift)' |
  xargs grep -nE '^ *(@preconcurrency )?import (Foundation|FoundationEssentials|Dispatch|UIKit|AppKit)' |
  breach 'the core imports Swift and Observation alone, outside Feeds'

# Each folder of the core names only those that it stands on.
scripts/layers.py || status=1
sources | grep -vE '^(Sources/RosterUIKit|Examples)/' | xargs grep -n 'canImport(UIKit)' |
  breach 'only RosterUIKit and the examples may ask for UIKit'

# What the compiler takes on trust needs a comment that says why it holds, at most twelve lines before.
for file in $(sources); do
  awk -v file="$file" '
    { line[NR] = $0 }
    /@unchecked Sendable|nonisolated\(unsafe\)|unsafeBitCast|assumingMemoryBound|unsafeDowncast/ && !/^ *\/\// {
      for (i = NR; i >= NR - 12 && i > 0; i--) if (line[i] ~ /\/\//) next
      print file ":" NR ": " $0
    }' "$file"
done | breach 'says not why it is safe'

# A closure that is reached through a generic `inout` is wrapped once more each time, until a call of it
# overflows the stack. So nothing that `withLock` lends may be a closure: it is put into a struct.
closures=$(sources | xargs awk '
  /typealias +[A-Za-z0-9_]+/ {
    name = $0
    sub(/.*typealias +/, "", name)
    sub(/[^A-Za-z0-9_].*/, "", name)
    text = $0
    if (text ~ /= *$/) { getline; text = text $0 }
    if (text ~ /->/) print name
  }' | sort -u | paste -sd '|' -)
sources | grep -v '/Guarded.swift$' |
  xargs grep -nE "\bGuarded(<[^>]*->|\( *\{|<\(*([A-Za-z0-9_]+\.)*($closures)(<[^>]*>)?\)*\?*\)*>)" |
  breach 'a closure under a lock: put it into a struct'

# The files speak of the project alone.
git ls-files -co --exclude-standard | grep -v '^scripts/lint.sh$' |
  xargs grep -nIE '(^|[^[:alnum:]_.])/(work|home|Users|root)/[[:alnum:]]|\.\./shared' |
  breach 'names a path of a machine'
sources | xargs grep -nE '\b(TODO|FIXME|XXX)\b' | breach 'unfinished'

for file in $(sources); do
  lines=$(wc -l < "$file")
  [ "$lines" -gt 400 ] && echo "$file:400: $lines lines"
done | breach 'longer than 400 lines'

exit $status
