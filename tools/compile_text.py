"""Makes resources/text/LANGUAGE.json from the Fluent files of each language, and a pseudo-language.

python tools/compile_text.py           writes them
python tools/compile_text.py --check   tells whether they are as they should be
"""

from __future__ import annotations

import json
import sys
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast

from resources.words import DEFAULT, PSEUDO, TEXT

ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
LONGER = 0.4
"""By what share the words of another language may be longer."""


def main() -> int:
    """Write every catalogue, or say which one is not up to date."""
    stale = []
    for language, catalogue in compiled().items():
        file, text = TEXT / f"{language}.json", written(catalogue)
        if not file.exists() or file.read_text("utf-8") != text:
            stale.append(file.name)
            if "--check" not in sys.argv:
                file.write_text(text, "utf-8")
    if stale and "--check" in sys.argv:
        print(f"{', '.join(stale)}: the sentences have changed: run make text", file=sys.stderr)
        return 1
    return 0


def written(catalogue: dict[str, Any]) -> str:
    """A catalogue as JSON, a sentence a line, by which `resources/words.py` reads it."""
    lines = [
        f"{_json(key)}: {_json(pattern)}" for key, pattern in sorted(catalogue["sentences"].items())
    ]
    head = ", ".join(f"{_json(name)}: {_json(catalogue[name])}" for name in ("group", "plurals"))
    sentences = ",\n".join(lines)
    return f'{{{head}, "sentences": {{\n{sentences}\n}}}}\n'


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def compiled() -> dict[str, dict[str, Any]]:
    """Every language's catalogue."""
    found = {folder.name: _compile(folder.name) for folder in TEXT.iterdir() if folder.is_dir()}
    return found | {PSEUDO: _pseudo(found[DEFAULT])}


def _compile(language: str) -> dict[str, Any]:
    locale = Locale.parse(language, sep="-")
    sentences: dict[str, list[Any]] = {}
    for file in sorted((TEXT / language).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                if entry.id.name in sentences:
                    raise ValueError(f"{file.name}: {entry.id.name} is there twice")
                sentences[entry.id.name] = _pattern(entry.value)
            elif not isinstance(entry, ast.BaseComment):
                raise ValueError(f"{file.name}: what is not a plain sentence: {entry.to_json()}")
    words = {str(number): str(locale.plural_form(number)) for number in range(200)}
    return {
        "sentences": sentences,
        "group": locale.number_symbols["latn"]["group"],
        "plurals": {number: word for number, word in words.items() if word != "other"},
    }


def _pattern(pattern: ast.Pattern) -> list[Any]:
    return [
        element.value if isinstance(element, ast.TextElement) else _placeable(element.expression)
        for element in pattern.elements
    ]


def _placeable(expression: Any) -> Any:
    match expression:
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.VariableReference():
            return {"value": expression.id.name}
        case ast.SelectExpression(selector=ast.VariableReference()):
            return {
                "value": expression.selector.id.name,
                "choices": {_key(each): _pattern(each.value) for each in expression.variants},
                "usual": next(_key(each) for each in expression.variants if each.default),
            }
        case _:
            raise ValueError(f"what no sentence here may use: {expression.to_json()}")


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def _pseudo(catalogue: dict[str, Any]) -> dict[str, Any]:
    sentences = {key: _strange(pattern) for key, pattern in catalogue["sentences"].items()}
    return {**catalogue, "sentences": sentences}


def _strange(pattern: list[Any]) -> list[Any]:
    """A pattern with accents, and with longer words."""
    strange: list[Any] = []
    for part in pattern:
        if isinstance(part, str):
            strange.append(" ".join(map(_longer, part.translate(ACCENTS).split(" "))))
        elif "choices" in part:
            choices = {key: _strange(each) for key, each in part["choices"].items()}
            strange.append({**part, "choices": choices})
        else:
            strange.append(part)
    return strange


def _longer(word: str) -> str:
    letters = sum(letter.isalpha() for letter in word)
    last = max((place for place, letter in enumerate(word) if letter.isalpha()), default=-1)
    return word[: last + 1] + word[last : last + 1] * round(LONGER * letters) + word[last + 1 :]


if __name__ == "__main__":
    sys.exit(main())
