#!/bin/sh
# Opens the program; where there is no screen, makes the example quiz instead.
set -eu
cd "$(dirname "$0")/.."
bin=${VENV:-.venv}/bin
if "$bin/python" -c 'from tutor.screen import make_application; make_application()'; then
  exec "$bin/plywood"
fi
echo "Making the example quiz instead:" >&2
exec "$bin/plywood" quiz --example --out example-quiz --overwrite
