#!/usr/bin/env python3
"""Compares which folder of the core names the types of which other with the table of layers in ARCHITECTURE.md.

usage: layers.py          prints each breach as FILE:LINE: WHAT, and fails if there is one
       layers.py --graph  prints for each folder which others it names, and what of them
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CORE = ROOT / "Sources" / "Roster"

# Only what stands at the top level of a file: nested types are named through the one around them.
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? +)*(?:(?:public|package|internal|final|indirect|nonisolated) +)*"
    r"(struct|class|enum|protocol|actor|typealias|func) +(\w+)", re.M)
NESTED = re.compile(r"^ +(?:\w+(?:\(\w+\))? +)*(?:struct|class|enum|protocol|typealias) +(\w+)", re.M)
# A name that is no member of something else.
NAME = re.compile(r"(?<![.\w])[A-Za-z_]\w+\(?")
CODE_ALONE = re.compile(r'"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?s:.*?)\*/')


def folders():
    """The layers in order, each with those it may name, as ARCHITECTURE.md has them."""
    text = (ROOT / "ARCHITECTURE.md").read_text()
    section = text.split("## Layers of the core", 1)[1].split("\n## ", 1)[0]
    table = collections.OrderedDict()
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        name = re.fullmatch(r"`([\w/]+)/`", cells[0])
        if name:
            table[name.group(1)] = set(re.findall(r"`([\w/]+)/`", cells[1]))
    return table


def layer(path, names):
    """The layer of a file: the longest listed folder that it is in."""
    relative = path.relative_to(CORE).parent.as_posix()
    inside = [name for name in names if (relative + "/").startswith(name + "/")]
    return max(inside, key=len, default=None)


def blank(match):
    return "".join("\n" if letter == "\n" else " " for letter in match.group())


def main():
    table = folders()
    files = sorted(CORE.rglob("*.swift"))
    breaches = []
    for number, (name, below) in enumerate(table.items()):
        for other in below - set(list(table)[:number]):
            breaches.append(f"ARCHITECTURE.md: {name}/ stands on {other}/, which does not come before it")
    code, home, nested = {}, {}, collections.defaultdict(set)
    clashing = set()
    for file in files:
        where = layer(file, table)
        if where is None:
            breaches.append(f"{file.relative_to(ROOT)}:1: in a folder that is no layer of ARCHITECTURE.md")
            continue
        code[file] = (where, CODE_ALONE.sub(blank, file.read_text()))
        nested[where].update(NESTED.findall(code[file][1]))
        for match in DECLARATION.finditer(code[file][1]):
            # A function is told from a variable of its name by its call.
            name = match.group(2) + ("(" if match.group(1) == "func" else "")
            if home.setdefault(name, where) != where:
                clashing.add(name)
    graph = collections.defaultdict(lambda: collections.defaultdict(collections.Counter))
    for file, (where, text) in code.items():
        for number, line in enumerate(text.splitlines(), 1):
            for found in set(NAME.findall(line)):
                name = found if found in home else found.rstrip("(")
                other = home.get(name)
                if other in (None, where) or name in clashing or name in nested[where]:
                    continue
                graph[where][other][name] += 1
                if other not in table[where]:
                    breaches.append(
                        f"{file.relative_to(ROOT)}:{number}: {where}/ names {name} of {other}/,"
                        " which it does not stand on")
    for where, below in table.items():
        for other in sorted(below - set(graph[where])):
            breaches.append(f"ARCHITECTURE.md: {where}/ stands on {other}/, but names nothing of it")
    if "--graph" in sys.argv:
        for where in table:
            print(f"{where}/")
            for other, names in sorted(graph[where].items()):
                print(f"  {other}/: " + ", ".join(sorted(names)))
        return 0
    print("\n".join(breaches), end="\n" if breaches else "", file=sys.stderr)
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
