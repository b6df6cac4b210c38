#!/bin/sh
# Opens the program; where the window can't open, says why and makes the example quiz instead.
set -eu
cd "$(dirname "$0")/.."
bin=${VENV:-.venv}/bin
screen=$("$bin/python" -c 'from tutor.screen import make_application; make_application()' 2>&1) &&
  exec "$bin/plywood"
printf '%s\n' "$screen" | tail -n 1 >&2
echo "Making the example quiz instead:" >&2
exec "$bin/plywood" quiz --example --out example-quiz --overwrite
