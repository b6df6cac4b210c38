#!/bin/sh
# Makes .venv from a lock, and on Debian and Ubuntu installs what Qt needs. Does nothing when all is there.
#   tools/setup.sh LOCK...
set -eu
cd "$(dirname "$0")/.."

say() { printf 'setup: %s\n' "$*" >&2; }

python=
for candidate in "${PYTHON:-python3}" python3.13 python3.12 python3.11; do
  if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$candidate; break; fi
done
[ -n "$python" ] || { say "Python 3.11 or newer is needed: install it, or name it with PYTHON=/path/to/python3"; exit 1; }

# Qt's own wheels bring all but these; a bare Debian has none of them.
system_libraries() {
  command -v dpkg-query >/dev/null 2>&1 || return 0
  wanted="libgl1 libegl1 libopengl0 libxkbcommon0 libxkbcommon-x11-0 libfontconfig1 libfreetype6
    libdbus-1-3 libglib2.0-0 libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1
    libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xinerama0 libxcb-xkb1"
  "$python" -c 'import ensurepip' 2>/dev/null || wanted="$wanted python3-venv"
  missing=
  for package in $wanted; do
    for name in "$package" "${package}t64"; do
      dpkg-query -W -f='${db:Status-Abbrev}' "$name" 2>/dev/null | grep -q '^ii' && continue 2
    done
    missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null 2>&1 && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
      as_root=sudo
    else
      say "Qt needs some system libraries. Ask an administrator to run:"
      say "  apt-get update && apt-get install -y --no-install-recommends$missing"
      return 0
    fi
  fi
  say "installing the system libraries that Qt needs:$missing"
  { $as_root apt-get update -qq &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing; } >/dev/null ||
    say "that failed; run it by hand: apt-get update && apt-get install -y --no-install-recommends$missing"
}

system_libraries
stamp=.venv/.plywood
now=$("$python" -c 'import hashlib, sys; print(sys.version_info[:2], hashlib.sha256(b"".join(open(f, "rb").read() for f in sys.argv[1:])).hexdigest())' pyproject.toml "$@")
for_more="$now $*"
[ -x .venv/bin/plywood ] && grep -qxF "$for_more" "$stamp" 2>/dev/null && exit 0
say "making .venv"
[ -x .venv/bin/python ] && grep -qF "${now%% [0-9a-f]*}" "$stamp" 2>/dev/null || { rm -rf .venv; "$python" -m venv .venv; }
for lock in "$@"; do .venv/bin/python -m pip install -q --disable-pip-version-check --no-deps -r "$lock"; done
.venv/bin/python -m pip install -q --disable-pip-version-check --no-deps -e .
echo "$for_more" >>"$stamp"
