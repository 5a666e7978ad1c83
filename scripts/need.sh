#!/usr/bin/env bash
# usage: need.sh COMMAND...
# Installs the packages of commands that are not there, and says so. Swift itself must be there.
set -euo pipefail

missing=()
for command in "$@"; do
  command -v "$command" >/dev/null && continue
  if [ "$command" = swift ]; then
    echo "Roster needs Swift 6.2 or later: see https://www.swift.org/install/" >&2
    exit 1
  fi
  missing+=("$command")
done
[ ${#missing[@]} -eq 0 ] && exit 0

echo "Installing: ${missing[*]}"
if command -v apt-get >/dev/null; then
  as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}"
elif command -v brew >/dev/null; then
  brew install "${missing[@]}"
else
  echo "Neither apt-get nor brew is here: install ${missing[*]} by hand." >&2
  exit 1
fi
