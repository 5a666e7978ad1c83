#!/usr/bin/env bash
# usage: need.sh THING...
# Installs what is not there, and says so. Swift itself must be there. A thing is
#   COMMAND                   a command, in a package of the same name
#   lib:MODULE:DEBIAN:BREW    what pkg-config knows as MODULE, and the packages it is in
#   deb:PACKAGE               a package that is needed on Debian alone
set -euo pipefail

# has_package NAME: whether a package is installed; where there is no dpkg nobody can tell.
has_package() {
  ! command -v dpkg-query >/dev/null ||
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

missing=()
for thing in "$@"; do
  case $thing in
    lib:*)
      IFS=: read -r _ module debian brew <<<"$thing"
      pkg-config --exists "$module" 2>/dev/null && continue
      if command -v apt-get >/dev/null; then missing+=("$debian"); else missing+=("$brew"); fi
      # Without it the compiler does not find the library either.
      command -v pkg-config >/dev/null || missing+=("pkg-config")
      ;;
    deb:*)
      has_package "${thing#deb:}" || missing+=("${thing#deb:}")
      ;;
    *)
      command -v "$thing" >/dev/null && continue
      if [ "$thing" = swift ]; then
        echo "Roster needs Swift 6.2 or later: see https://www.swift.org/install/" >&2
        exit 1
      fi
      missing+=("$thing")
      ;;
  esac
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
