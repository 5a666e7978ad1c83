#!/usr/bin/env bash
# Puts the program's icon into the form in which it is part of the program. Run it when the icon changes.
set -euo pipefail
cd "$(dirname "$0")/.."
glib-compile-resources --sourcedir=Docs/packaging \
  --target=Sources/RosterGTK/Resources/icons.gresource Docs/packaging/icons.gresource.xml
