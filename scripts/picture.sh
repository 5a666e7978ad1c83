#!/usr/bin/env bash
# Draws Docs/demo.svg from the running program: what its screens show in a real terminal.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
shots=$(mktemp -d)
trap 'rm -rf "$shots"' EXIT

# shot NAME ARGUMENTS [KEY...]: starts the program, presses the keys, and takes the screen.
shot() {
  local name=$1 arguments=$2 key
  shift 2
  # A server of its own: one that is being ended takes no new session.
  local tmux="tmux -S $shots/$name.socket -f /dev/null"
  # shellcheck disable=SC2086
  $tmux new-session -d -x 64 -y 22 "TERM=xterm-256color .build/gtk/release/roster $arguments"
  sleep 2
  for key in "$@"; do
    $tmux send-keys "$key"
    sleep 0.3
  done
  $tmux capture-pane -p -e > "$shots/$name.txt"
  $tmux kill-server
}

shot store "demo store" Down
shot feed "demo feed" Down Down
mkdir -p Docs
python3 scripts/picture.py 64 22 "$shots/store.txt" "$shots/feed.txt" > Docs/demo.svg
echo "Docs/demo.svg"
