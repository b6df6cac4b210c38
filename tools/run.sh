#!/bin/sh
# Opens the program; where there is no screen, makes the example quiz instead.
set -eu
cd "$(dirname "$0")/.."
if [ "$(uname)" = Linux ] && [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
  echo "There is no screen here, so the window can't open. Making the example quiz instead:" >&2
  exec "${VENV:-.venv}/bin/plywood" quiz --example --out example-quiz --overwrite
fi
exec "${VENV:-.venv}/bin/plywood"
