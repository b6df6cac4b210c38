"""The door: no words open the window, words go to the command line."""

import sys


def main() -> int:
    """Run Plywood; the exit code is 0 on success."""
    from exercises.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
