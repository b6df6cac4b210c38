"""What the quizzes page adds to the window's style sheet."""

from __future__ import annotations

from tutor.look.theme import ICONS, Theme


def style(theme: Theme) -> str:
    """The page's own style, in the colours of the theme."""
    colours = theme.colours
    up = (ICONS / f"chevron-up-{colours.drawing.name}.png").as_posix()
    tick = (ICONS / f"tick-{colours.drawing.name}.png").as_posix()
    small, side = round(12 * theme.scale), round(15 * theme.scale)
    return f"""
QPushButton#tab {{ border: 1px solid transparent; background: transparent; font-weight: bold;
    color: {colours.muted}; }}
QPushButton#tab:hover {{ background: {colours.hover}; }}
QPushButton#tab:checked {{ background: {colours.picked}; color: {colours.accent}; }}
QPushButton#tab:focus {{ border: 2px solid {colours.accent}; padding: 5px 11px; }}
QPushButton, QCheckBox {{ outline: none; }}
QPushButton#lock:checked {{ background: {colours.picked}; color: {colours.accent};
    font-weight: bold; }}
QListView {{ background: {colours.card}; border: 1px solid {colours.rule}; border-radius: 8px;
    padding: 3px; }}
QListView:focus {{ border: 2px solid {colours.accent}; padding: 2px; }}
QLineEdit[wrong="true"] {{ border: 2px solid {colours.wrong}; padding: 5px 11px; }}
QDoubleSpinBox {{ background: {colours.card}; color: {colours.ink};
    border: 1px solid {colours.rule}; border-radius: 8px; padding: 6px 12px; min-height: 20px; }}
QSpinBox, QDoubleSpinBox {{ padding: 6px 22px 6px 11px; }}
QSpinBox > QLineEdit, QDoubleSpinBox > QLineEdit {{ border: none; background: transparent;
    min-height: 0; padding: 0; }}
QSpinBox:focus, QDoubleSpinBox:focus {{ border: 2px solid {colours.accent};
    padding: 5px 21px 5px 10px; }}
QSpinBox::up-button, QDoubleSpinBox::up-button, QSpinBox::down-button,
QDoubleSpinBox::down-button {{ border: none; background: transparent; width: 18px;
    subcontrol-origin: border; margin: 3px 4px 3px 0; }}
QSpinBox::up-button, QDoubleSpinBox::up-button {{ subcontrol-position: top right; }}
QSpinBox::down-button, QDoubleSpinBox::down-button {{ subcontrol-position: bottom right; }}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{ image: url({up}); width: 10px; height: 10px; }}
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{ image: url({colours.chevron}); width: 10px;
    height: 10px; }}
QCheckBox {{ spacing: 8px; padding: 4px 2px; border: 2px solid transparent; border-radius: 6px; }}
QCheckBox::indicator {{ width: {side}px; height: {side}px; border: 1px solid {colours.muted};
    border-radius: 4px; background: {colours.card}; }}
QCheckBox::indicator:checked {{ border-color: {colours.accent}; background: {colours.accent};
    image: url({tick}); }}
QCheckBox:focus {{ border-color: {colours.accent}; }}
QScrollArea#proof, QScrollArea#proof > QWidget > QWidget {{ background: {colours.ground}; }}
QLabel#paper {{ border: 1px solid {colours.rule}; }}
QLabel#small {{ font-size: {small}px; color: {colours.muted}; }}
"""
