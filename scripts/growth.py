#!/usr/bin/env python3
"""Plots what one keyed edit and its difference cost in stores of different sizes, as an SVG.

usage: growth.py RESULTS > Docs/growth.svg
RESULTS is what the benchmark of stores prints: Benchmarks/.build/results/StoreBenchmarks.txt of `make bench`.
"""

import math
import re
import sys

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 560, 320, 60, 50, 40, 20
PATTERN = re.compile(r"\| (\d+) \| one update by key and its difference \| ([\d.]+) \|")


def main():
    points = [(int(count), float(cost)) for count, cost in PATTERN.findall(open(sys.argv[1]).read())]
    top = max(cost for _, cost in points) * 1.25
    low, high = (math.log10(edge[0]) for edge in (points[0], points[-1]))

    def place(count, cost):
        x = LEFT + (math.log10(count) - low) / (high - low) * (WIDTH - LEFT - RIGHT)
        return x, HEIGHT - BOTTOM - cost / top * (HEIGHT - BOTTOM - TOP)

    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="Helvetica, Arial, sans-serif" font-size="13">'
    )
    print(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>')
    print(f'<text x="{LEFT}" y="22">One update by key and its difference, µs, by number of records</text>')
    for step in range(0, int(top) + 1, 2):
        _, y = place(points[0][0], step)
        print(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#dddddd"/>')
        print(f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{step}</text>')
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
    print(f'<polyline points="{line}" fill="none" stroke="#2060c0" stroke-width="2"/>')
    for count, cost in points:
        x, y = place(count, cost)
        anchor = "end" if count == points[-1][0] else "middle"
        print(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#2060c0"/>')
        print(f'<text x="{x:.1f}" y="{y - 10:.1f}" text-anchor="{anchor}">{cost:.1f}</text>')
        print(f'<text x="{x:.1f}" y="{HEIGHT - 22}" text-anchor="{anchor}">{count:,}</text>')
    print("</svg>")


main()
