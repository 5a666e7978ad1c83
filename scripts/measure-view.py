#!/usr/bin/env python3
"""Measures how soon a large feed is on the screen: measure-view.py FILE [RUNS]

Runs `roster view`, and less, fzf, visidata and lnav where they are installed, in a pseudo-terminal of
100 × 30, and prints for each the time from its start to the first row, the time to the last row (G is
pressed until it is there, for 30 s at most; fzf has no such key), and the resident memory then:
medians of the runs. FILE is made by
big-feed.py: its first row says "the very first", its last one "the very last".
"""
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import statistics
import struct
import sys
import termios
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.path.join(HERE, "..", ".build", "release", "roster")
LIMIT = 30.0
# What styles a text: a program may put it between any two letters.
SEQUENCES = re.compile(rb"\x1b\[[0-9;:?]*[ -/]*[@-~]|\x1b[()][A-Z0-9]|[\x0e\x0f]")


def programs(path):
    yield "roster view", [PROGRAM, "view", path]
    for name, arguments in [
        ("less", ["less", "-S", path]), ("fzf", ["sh", "-c", 'exec fzf < "$0"', path]),
        ("visidata", ["vd", "-f", "jsonl", path]), ("lnav", ["lnav", path]),
    ]:
        if shutil.which(name):
            yield name, arguments


def memory(pid):
    """The resident memory of a process and those it has started, in MB."""
    pages = 0
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            if int(entry) != pid and int(fields[1]) != pid:
                continue
            with open(f"/proc/{entry}/statm") as file:
                pages += int(file.read().split()[1])
        except (OSError, IndexError):
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run(arguments, reaches_last):
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm-256color"
        os.environ["LESSHISTFILE"] = "-"
        os.execvp(arguments[0], arguments)
    start = time.monotonic()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
    os.kill(pid, signal.SIGWINCH)
    seen, first, last, pressed = b"", None, None, 0.0
    while last is None and time.monotonic() - start < LIMIT:
        if select.select([terminal], [], [], 0.005)[0]:
            try:
                seen += os.read(terminal, 1 << 16)
            except OSError:
                break
        now = time.monotonic() - start
        shown = SEQUENCES.sub(b"", seen)
        if first is None and (b"the very first" in shown or b"the very last" in shown):
            first = now
            if not reaches_last:
                break
            if b"the very last" in shown:
                # lnav opens at the end.
                last = now
                break
            seen = shown = b""
        if first is not None:
            if b"the very last" in shown:
                last = now
            elif now - pressed > 0.05:
                os.write(terminal, b"G")
                pressed = now
        seen = seen[-(1 << 14):]
    time.sleep(0.3 if reaches_last else 4)
    used = memory(pid)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)
    return first, last, used


def main():
    path = sys.argv[1]
    runs = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with open(path, "rb") as file:
        while file.read(1 << 24):
            pass
    with open("/proc/cpuinfo") as file:
        model = next((l.split(":")[1].strip() for l in file if l.startswith("model name")), "?")
    print(f"{time.strftime('%Y-%m-%d')}, {model}, {os.cpu_count()} cores")
    print(f"{os.path.getsize(path) / 1e6:.0f} MB\n")
    print("| program | first row | last row | resident memory |\n|---|---|---|---|")
    for name, arguments in programs(path):
        results = [run(arguments, name != "fzf") for _ in range(runs)]
        columns = [
            [result[index] for result in results if result[index] is not None] for index in range(3)
        ]
        texts = [
            format_.format(statistics.median(values)) if values else "—"
            for values, format_ in zip(columns, ["{:.2f} s", "{:.2f} s", "{:.0f} MB"])
        ]
        print("| " + " | ".join([name] + texts) + " |", flush=True)


main()
