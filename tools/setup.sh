#!/bin/sh
# Makes .venv, or the folder that VENV names, from locks, and on Debian and Ubuntu installs what Qt needs. Does nothing when all is there.
#   tools/setup.sh LOCK...
set -eu
cd "$(dirname "$0")/.."
venv=${VENV:-.venv}

say() { printf 'setup: %s\n' "$*" >&2; }
minor() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

find_python() {
  for candidate in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      python=$candidate
      return
    fi
  done
  python=
}

# Qt's own wheels bring all but these; a bare Debian has none of them.
system_libraries() {
  command -v dpkg-query >/dev/null 2>&1 || return 0
  wanted="libgl1 libegl1 libopengl0 libxkbcommon0 libxkbcommon-x11-0 libfontconfig1 libfreetype6
    libdbus-1-3 libglib2.0-0 libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1
    libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xinerama0 libxcb-xkb1"
  [ -n "$python" ] || wanted="$wanted python3 python3-venv"
  [ -z "$python" ] || [ -x "$venv/bin/python" ] || "$python" -c 'import ensurepip' 2>/dev/null ||
    wanted="$wanted python3-venv"
  # Newer releases call some of them by another name, such as libglib2.0-0t64.
  there=$(dpkg-query -W -f='${db:Status-Abbrev} ${Package}\n' $wanted libglib2.0-0t64 2>/dev/null |
    sed -n 's/^ii *//p' | sed 's/t64$//') || true
  missing=
  for package in $wanted; do
    printf '%s\n' "$there" | grep -qxF "$package" || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null 2>&1 && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
      as_root=sudo
    else
      say "some system packages are missing. Ask an administrator to run:"
      say "  apt-get update && apt-get install -y --no-install-recommends$missing"
      return 0
    fi
  fi
  say "installing the system packages that are missing:$missing"
  { $as_root apt-get update -qq &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing; } >/dev/null ||
    say "that failed; run it by hand: apt-get update && apt-get install -y --no-install-recommends$missing"
}

find_python
system_libraries
[ -n "$python" ] || find_python
[ -n "$python" ] || { say "Python 3.11 or newer is needed: install it, or name it with PYTHON=/path/to/python3"; exit 1; }

if [ "$(minor "$venv/bin/python")" != "$(minor "$python")" ]; then
  say "making $venv with Python $(minor "$python")"
  rm -rf "$venv"
  "$python" -m venv "$venv"
fi
# One line for each lock that is installed; another pyproject.toml or lock makes another line.
stamp=$venv/.plywood
lines=$(for lock in "$@"; do printf '%s %s\n' "$(cat pyproject.toml "$lock" | cksum)" "$lock"; done)
current() {
  [ -x "$venv/bin/plywood" ] || return 1
  printf '%s\n' "$lines" | while read -r line; do grep -qxF "$line" "$stamp" 2>/dev/null || exit 1; done
}
current && exit 0
say "installing what $* names"
for lock in "$@"; do "$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps -r "$lock"; done
"$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps -e .
printf '%s\n' "$lines" >"$stamp"
