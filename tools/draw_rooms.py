"""Draw the rooms and the imports between them into docs/rooms.svg; each stands on what it imports.

python tools/draw_rooms.py
"""

import ast
from graphlib import TopologicalSorter
from pathlib import Path
from xml.sax.saxutils import escape

HOME = Path(__file__).parents[1]
OUT = HOME / "docs" / "rooms.svg"
FLOORS = {"resources": "#EEEEEE", "search": "#DCEBF7", "exercises": "#E3F1DC", "tutor": "#FBE9D0"}
WIDE, HIGH, GAP, BETWEEN = 150, 30, 14, 44


def room_of(parts: list[str]) -> str:
    """A room is a folder right below a floor; what stands beside the folders is the floor's own."""
    if parts[0] == "resources":
        return "resources"
    folder = "/".join(parts[:2])
    return folder if (HOME / folder / "__init__.py").exists() else parts[0]


def imported(file: Path) -> set[str]:
    """The rooms that a module imports, wherever in it, or calls functions of on demand."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{each.name}" for each in node.names}
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "on_demand":
            [named] = node.args
            text = named.values[0] if isinstance(named, ast.JoinedStr) else named
            if isinstance(text, ast.Constant):
                names.add(str(text.value))
    return {room_of(name.split(".")) for name in names if name.split(".")[0] in FLOORS}


def rooms() -> dict[str, set[str]]:
    """Every room, and the rooms that it imports."""
    found: dict[str, set[str]] = {}
    for floor in FLOORS:
        for file in sorted((HOME / floor).rglob("*.py")):
            room = room_of([*file.relative_to(HOME).parent.parts])
            found.setdefault(room, set()).update(imported(file) - {room})
    return found


def drawn(imports: dict[str, set[str]]) -> str:
    """Rows of boxes; an arrow goes down to a room that is reached by no way over others."""
    # What stands beside the rooms of a floor is used by them and uses them: it has no arrows.
    above = {
        room: {other for other in others if "/" in other or other == "resources"}
        for room, others in imports.items()
        if "/" in room or room == "resources"
    }
    level: dict[str, int] = {}
    below: dict[str, set[str]] = {}
    for room in TopologicalSorter(above).static_order():
        level[room] = max((level[other] + 1 for other in above[room]), default=0)
        below[room] = set().union(above[room], *(below[other] for other in above[room]))
    rows = [[room for room in sorted(level) if level[room] == row] for row in set(level.values())]
    width = max(map(len, rows)) * (WIDE + GAP) + GAP
    height = len(rows) * (HIGH + BETWEEN)
    place = {
        room: (
            (width - len(row) * (WIDE + GAP) + GAP) / 2 + number * (WIDE + GAP),
            height - (level[room] + 1) * (HIGH + BETWEEN) + BETWEEN / 2,
        )
        for row in rows
        for number, room in enumerate(row)
    }
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        'font-family="DejaVu Sans, sans-serif" font-size="11" text-anchor="middle">',
        "<title>The rooms, each above what it imports</title>",
        f'<rect width="{width}" height="{height}" fill="white"/>',
    ]
    for room, others in above.items():
        for other in sorted(others):
            if not any(other in below[between] for between in others):
                (x1, y1), (x2, y2) = place[room], place[other]
                lines.append(
                    f'<path d="M{x1 + WIDE / 2} {y1 + HIGH} C{x1 + WIDE / 2} {y1 + HIGH + 30} '
                    f'{x2 + WIDE / 2} {y2 - 30} {x2 + WIDE / 2} {y2}" fill="none" stroke="#888"/>'
                )
    for room, (x, y) in place.items():
        fill = FLOORS[room.split("/")[0]]
        lines.append(
            f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="6" fill="{fill}" '
            f'stroke="#555"/><text x="{x + WIDE / 2}" y="{y + HIGH / 2 + 4}">{escape(room)}</text>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    OUT.write_text(drawn(rooms()), "utf-8")
