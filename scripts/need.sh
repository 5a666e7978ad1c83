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

# give_up WHY: says what is to be done by hand.
give_up() {
  echo "$1" >&2
  echo "Install by hand, then run this again: ${missing[*]}" >&2
  exit 1
}

if command -v apt-get >/dev/null; then
  as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || give_up "Only root can install, and there is no sudo."
    as_root=(sudo)
  fi
  echo "Installing with apt-get: ${missing[*]}"
  "${as_root[@]}" apt-get update -qq || echo "The list of packages may be old: apt-get update failed." >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" ||
    give_up "apt-get could not install what is missing."
elif command -v brew >/dev/null; then
  echo "Installing with brew: ${missing[*]}"
  brew install "${missing[@]}" || give_up "brew could not install what is missing."
else
  give_up "There is neither apt-get nor brew to install what is missing."
fi
