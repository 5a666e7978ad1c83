#!/usr/bin/env python3
"""Draws captures of a terminal, as `tmux capture-pane -p -e` gives them, side by side as an SVG.

usage: picture.py COLUMNS ROWS CAPTURE... > PICTURE
"""

import re
import sys
import unicodedata
from xml.sax.saxutils import escape

CELL_WIDTH, CELL_HEIGHT, GAP = 8.4, 18, 24
FOREGROUND, BACKGROUND = "#d8dee9", "#20242c"
PALETTE = [
    "#3b4252", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d8dee9",
    "#6b7385", "#ef8a93", "#b5d99c", "#f0d399", "#8cc4f7", "#d79be8", "#84d0da", "#ffffff",
]


def colour(number):
    """A colour of the 256 by its number."""
    if number < 16:
        return PALETTE[number]
    if number < 232:
        steps = [0, 95, 135, 175, 215, 255]
        number -= 16
        return "#%02x%02x%02x" % (steps[number // 36], steps[number // 6 % 6], steps[number % 6])
    grey = 8 + (number - 232) * 10
    return "#%02x%02x%02x" % (grey, grey, grey)


class Style:
    """What the escape sequences so far ask for."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.bold = self.dim = self.underline = self.reverse = self.italic = False
        self.foreground = self.background = None

    def take(self, codes):
        codes = [int(code) if code else 0 for code in codes.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.dim = True
            elif code == 3:
                self.italic = True
            elif code == 4:
                self.underline = True
            elif code == 7:
                self.reverse = True
            elif code == 22:
                self.bold = self.dim = False
            elif code == 23:
                self.italic = False
            elif code == 24:
                self.underline = False
            elif code == 27:
                self.reverse = False
            elif 30 <= code <= 37:
                self.foreground = PALETTE[code - 30]
            elif code == 39:
                self.foreground = None
            elif 40 <= code <= 47:
                self.background = PALETTE[code - 40]
            elif code == 49:
                self.background = None
            elif 90 <= code <= 97:
                self.foreground = PALETTE[code - 82]
            elif 100 <= code <= 107:
                self.background = PALETTE[code - 92]
            elif code in (38, 48) and codes[:1] == [5] and len(codes) > 1:
                value = colour(codes[1])
                codes = codes[2:]
                if code == 38:
                    self.foreground = value
                else:
                    self.background = value

    def colours(self):
        front, back = self.foreground or FOREGROUND, self.background
        if self.reverse:
            front, back = back or BACKGROUND, front
        return front, back


def width(character):
    """The columns of a character."""
    if unicodedata.combining(character) or unicodedata.category(character) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def runs(line, style):
    """The parts of a line that have one style, with their column."""
    column = 0
    for part in re.split(r"(\x1b\[[0-9;]*m|\x1b[()][A-Z0-9]|\x0f|\x0e)", line.rstrip("\n")):
        match = re.fullmatch(r"\x1b\[([0-9;]*)m", part)
        if match:
            style.take(match.group(1))
        elif part and part[0] not in "\x1b\x0e\x0f":
            # Apart at gaps, so that a font of other widths moves nothing else.
            for piece in re.findall(r" +|[^ ]+(?: [^ ]+)*", part):
                columns = sum(width(character) for character in piece)
                yield column, columns, piece
                column += columns


def draw(path, left, columns, rows):
    style = Style()
    print(f'<g transform="translate({left},0)">')
    print(
        f'<rect width="{columns * CELL_WIDTH + 16:.0f}" height="{rows * CELL_HEIGHT + 16}" '
        f'rx="8" fill="{BACKGROUND}"/>'
    )
    with open(path, encoding="utf-8") as file:
        for row, line in enumerate(file.read().split("\n")[:rows]):
            for column, count, text in runs(line, style):
                x, y = 8 + column * CELL_WIDTH, 8 + row * CELL_HEIGHT
                front, back = style.colours()
                if back:
                    print(
                        f'<rect x="{x:.1f}" y="{y}" width="{count * CELL_WIDTH:.1f}" '
                        f'height="{CELL_HEIGHT}" fill="{back}"/>'
                    )
                if not text.strip():
                    continue
                look = f'fill="{front}"'
                if style.bold:
                    look += ' font-weight="bold"'
                if style.dim:
                    look += ' opacity="0.65"'
                if style.italic:
                    look += ' font-style="italic"'
                if style.underline:
                    look += ' text-decoration="underline"'
                print(
                    f'<text x="{x:.1f}" y="{y + 13.5}" {look} xml:space="preserve" '
                    f'textLength="{count * CELL_WIDTH:.1f}" lengthAdjust="spacingAndGlyphs">'
                    f"{escape(text)}</text>"
                )
    print("</g>")


def main():
    columns, rows, paths = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    one = columns * CELL_WIDTH + 16
    total = one * len(paths) + GAP * (len(paths) - 1)
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {total:.0f} '
        f'{rows * CELL_HEIGHT + 16}" font-family="DejaVu Sans Mono, Menlo, monospace" '
        f'font-size="14">'
    )
    for index, path in enumerate(paths):
        draw(path, index * (one + GAP), columns, rows)
    print("</svg>")


main()
