#!/usr/bin/env python3
"""Writes a feed of NDJSON lines of about 300 bytes each: big-feed.py FILE [LINES]"""
import random
import sys

KINDS = ["post", "comment", "like", "order", "visit"]
WORDS = (
    "harbour lantern morning ferry letter garden signal copper window market river paper "
    "mountain silver bridge evening winter station orange cloud"
).split()


def text(source, count):
    return " ".join(source.choice(WORDS) for _ in range(count))


def main():
    path = sys.argv[1]
    lines = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    source = random.Random(7)
    # A few thousand endings are enough: what differs from line to line is put before them.
    tails = [
        '"kind":"%s","title":"%s","summary":"%s","author":{"login":"%s-%d","karma":%d},'
        '"tags":["%s","%s"],"score":%.2f}\n'
        % (
            source.choice(KINDS), text(source, 5), text(source, 17), source.choice(WORDS),
            source.randrange(1000), source.randrange(10000), source.choice(WORDS),
            source.choice(WORDS), source.random() * 100,
        )
        for _ in range(5000)
    ]
    with open(path, "w", encoding="utf-8") as file:
        for number in range(lines):
            tail = tails[source.randrange(len(tails))]
            if number == 0:
                tail = tail.replace('"title":"', '"title":"the very first ', 1)
            if number == lines - 1:
                tail = tail.replace('"title":"', '"title":"the very last ', 1)
            file.write('{"id":%d,' % number + tail)


main()
