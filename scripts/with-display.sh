#!/usr/bin/env bash
# usage: with-display.sh COMMAND...
# Runs a command with a display and a session bus of its own, for tests that need windows. Any GTK warning
# that is critical ends the command.
set -euo pipefail

runtime=$(mktemp -d)
chmod 700 "$runtime"
mkfifo "$runtime/display"
# It stays as it is when the last window goes, or a program that comes right then would find none.
Xvfb -displayfd 3 -screen 0 1000x800x24 -nolisten tcp -noreset 3>"$runtime/display" >/dev/null 2>&1 &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$runtime"' EXIT
# The server names the free display that it took.
read -r display <"$runtime/display"

# Drawn by the CPU, so that it looks and behaves alike on every machine.
export DISPLAY=":$display" GDK_BACKEND=x11 GSK_RENDERER=cairo LIBGL_ALWAYS_SOFTWARE=1
export XDG_RUNTIME_DIR="$runtime" GTK_A11Y=atspi NO_AT_BRIDGE=0 GSETTINGS_BACKEND=memory
export G_DEBUG="${G_DEBUG:-fatal-criticals}"
# The bus and the services that it starts have nothing to say; only the command is heard.
dbus-run-session -- bash -c 'exec "$@" >&5 2>&4 4>&- 5>&-' command "$@" 4>&2 5>&1 >/dev/null 2>&1
