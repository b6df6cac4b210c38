"""The window's style sheet; `@names` are colours, `@numbers` text sizes."""

STYLE = """
QMainWindow, QDialog { qproperty-windowIcon: url(@icon); }
QMainWindow, QDialog, QScrollArea, QScrollArea > QWidget > QWidget { background: @ground; }
#rail { background: @rail; }

QLabel#title { font-size: @title; font-weight: bold; color: @ink; }
QComboBox#title { font-size: @title; font-weight: bold; border: 2px solid transparent;
    background: transparent; padding: 0 4px 0 2px; }
QComboBox#title QAbstractItemView { font-size: @13; font-weight: normal; }
QComboBox#title:hover { background: @hover; }
QComboBox#title:focus { border: 2px solid @accent; padding: 0 4px 0 2px; }
QLabel#instructions, QLabel.muted { color: @muted; }
QLabel#heading { font-size: @15; font-weight: bold; }
QLabel.strong { font-weight: bold; }

QFrame#card { background: @card; border: 1px solid @rule; border-radius: 12px; }
QFrame#card QScrollArea, QFrame#card QScrollArea > QWidget > QWidget {
    background: @card; border: none;
}

QPushButton, QComboBox, QSpinBox, QLineEdit, QToolButton {
    background: @card; color: @ink; border: 1px solid @rule; border-radius: 8px;
    padding: 6px 12px; min-height: @20;
}
QPushButton:hover, QComboBox:hover, QToolButton:hover { background: @hover; }
QPushButton:pressed, QToolButton:pressed { background: @picked; }
QPushButton:focus, QComboBox:focus, QSpinBox:focus, QLineEdit:focus, QToolButton:focus,
QTableView:focus, QPlainTextEdit:focus { border: 2px solid @accent; padding: 5px 11px; }
QTableView:focus, QPlainTextEdit:focus { padding: 0; }
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled { color: @muted; }
QPushButton#main {
    background: @accent; color: @on_accent; border: 2px solid @accent; border-radius: 10px;
    font-size: @16; font-weight: bold; padding: 12px;
}
QPushButton#main:hover { background: @accent; border-color: @ink; }
QPushButton#main:focus { border: 2px solid @ink; padding: 12px; }
QPushButton#link, QToolButton#link {
    background: transparent; border: 1px solid transparent; color: @accent; font-weight: bold;
    padding: 2px 4px; text-align: left; min-height: 0;
}
QPushButton#link:hover { text-decoration: underline; }
QPushButton#link:focus { border: 1px solid @accent; padding: 2px 4px; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(@chevron); width: @arrow; height: @arrow; }
QPushButton::menu-indicator { image: none; width: 0; }
QComboBox QAbstractItemView { background: @card; color: @ink; border: 1px solid @rule;
    selection-background-color: @picked; selection-color: @ink; }
QComboBox QAbstractItemView::item { min-height: @24; padding: 0 6px; }
QComboBox QAbstractItemView::item:selected { background: @picked; color: @ink; }
QComboBox QAbstractItemView::item:disabled { color: @muted; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMenu { background: @card; color: @ink; border: 1px solid @rule; padding: 4px; }
QMenu::item { padding: 6px 20px; border-radius: 6px; }
QMenu::item:selected { background: @picked; }
QMenu::item:disabled { color: @muted; }
QToolTip { background: @card; color: @ink; border: 1px solid @rule; padding: 4px; }

QToolButton#transport { border: 1px solid transparent; background: transparent; font-size: @16;
    padding: 2px 6px; }
QToolButton#transport:hover { background: @hover; }
QToolButton#transport:focus { border: 1px solid @accent; padding: 2px 6px; }
EntryHelper QToolButton, EntryHelper QLineEdit { padding: 3px 4px; min-width: 24px; }
EntryHelper QToolButton:focus, EntryHelper QLineEdit:focus { padding: 2px 3px; }
EntryHelper QToolButton:checked { background: @picked; color: @accent; font-weight: bold; }
QSlider::groove:horizontal { height: 4px; background: @rule; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -6px 0; border-radius: 8px;
    background: @accent; }
QProgressBar { border: none; border-radius: 4px; background: @rule; max-height: 8px; }
QProgressBar::chunk { border-radius: 4px; background: @accent; }
QSlider::handle:horizontal:disabled { background: @rule; }
QSlider:focus { border: 1px solid @accent; border-radius: 6px; }

QTableView { background: @card; alternate-background-color: @ground; border: 1px solid @rule;
    border-radius: 8px; gridline-color: @rule; selection-background-color: @picked;
    selection-color: @ink; }
QHeaderView::section { background: @card; color: @muted; border: none;
    border-bottom: 1px solid @rule; padding: 4px 6px; }
QPlainTextEdit { background: @card; border: 1px solid @rule; border-radius: 8px; color: @ink; }
QScrollBar:vertical { background: transparent; width: 10px; }
QScrollBar:horizontal { background: transparent; height: 10px; }
QScrollBar::handle { background: @rule; border-radius: 5px; min-height: 24px; min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QSplitter::handle { background: transparent; }

QFrame#remark { border: none; border-left: 4px solid transparent; border-radius: 4px; }
QFrame#remark[selected="true"] { border-left-color: @accent; }
QFrame#remark[verdict="wrong"] { background: @wrong_ground; border-left-color: @wrong; }
QFrame#remark[verdict="follows"] { border-left-color: @follows; }
QLabel[verdict="right"] { color: @right; font-weight: bold; }
QLabel[verdict="wrong"] { color: @wrong; font-weight: bold; }
QLabel[verdict="follows"] { color: @follows; font-weight: bold; }
QLabel#code { font-size: @12; padding: 1px 8px; }
QLabel#code[at="true"] { background: @line_ground; color: @accent; font-weight: bold; }
QLabel#notice { background: @line_ground; color: @ink; border-radius: 8px; padding: 8px 12px; }

QPushButton#tab { border: 1px solid transparent; background: transparent; font-weight: bold;
    color: @muted; }
QPushButton#tab:hover { background: @hover; }
QPushButton#tab:checked { background: @picked; color: @accent; }
QPushButton#tab:focus { border: 2px solid @accent; padding: 5px 11px; }
QPushButton#lock:checked { background: @picked; color: @accent; font-weight: bold; }
QPushButton, QCheckBox { outline: none; }
QuizzesPage QListView { background: @card; border: 1px solid @rule; border-radius: 8px;
    padding: 3px; }
QuizzesPage QListView:focus { border: 2px solid @accent; padding: 2px; }
QuizzesPage QLineEdit[wrong="true"] { border: 2px solid @wrong; padding: 5px 11px; }
QAbstractSpinBox { background: @card; color: @ink; border: 1px solid @rule;
    border-radius: 8px; padding: 6px 22px 6px 11px; min-height: @20; }
QAbstractSpinBox:focus { border: 2px solid @accent; padding: 5px 21px 5px 10px; }
QAbstractSpinBox > QLineEdit { border: none; background: transparent; min-height: 0;
    padding: 0; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    border: none; background: transparent; width: 18px; subcontrol-origin: border;
    margin: 3px 4px 3px 0; }
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: url(@up_chevron); width: @step; height: @step; }
QAbstractSpinBox::down-arrow { image: url(@chevron); width: @step; height: @step; }
QCheckBox { spacing: 8px; padding: 4px 2px; border: 2px solid transparent;
    border-radius: 6px; }
QCheckBox::indicator { width: @15; height: @15; border: 1px solid @muted;
    border-radius: 4px; background: @card; }
QCheckBox::indicator:checked { border-color: @accent; background: @accent;
    image: url(@tick); }
QCheckBox:focus { border-color: @accent; }
ItemPanel QRadioButton { spacing: 8px; padding: 4px 4px; border: 2px solid transparent;
    border-radius: 6px; }
ItemPanel QRadioButton:focus { border-color: @accent; outline: none; }
QScrollArea#preview_pages, QScrollArea#preview_pages > QWidget > QWidget { background: @ground; }
QLabel#paper { border: 1px solid @rule; }
QLabel#small { font-size: @12; color: @muted; }
"""
