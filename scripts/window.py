#!/usr/bin/python3
"""Runs a program with a window, waits until the window shows what it has to, and ends it.

usage: window.py [OPTION...] COMMAND...

  --until FILE     wait until what a screen reader is told is what a file says; else print the difference
  --like PATTERN   wait until a regular expression is found in it, and it stands still
  --named TITLE    wait for a window of this title; nothing is asked of a screen reader
  --write FILE     write what a screen reader is told, once it stands still
  --picture FILE   take a picture of the window

What is told is roles and names, in order. Prints how the program ended.
"""

import argparse
import difflib
import os
import re
import signal
import subprocess
import sys
import time

PATIENCE = 30  # seconds


def application(process):
    import pyatspi

    for program in pyatspi.Registry.getDesktop(0):
        if program is not None and program.get_process_id() == process:
            return program
    return None


def lines(node, depth=0):
    """The node and what is in it, as long as it is not hidden. What has no name only groups the rest."""
    import pyatspi

    role = node.getRoleName()
    if role != "application" and not node.getState().contains(pyatspi.STATE_VISIBLE):
        return
    # What has no name is called by its class.
    name = "" if node.name.startswith("Gtk") else node.name.replace("\n", " / ")
    if name or role in ("list", "list item", "text", "frame"):
        yield "  " * depth + role + (f" “{name}”" if name else "")
        depth += 1
    for child in node:
        if child is not None:
            yield from lines(child, depth)


def tree(process):
    """The tree as text; empty while there is no window, or one that changes under the eyes."""
    try:
        program = application(process)
        return "".join(line + "\n" for line in lines(program)) if program else ""
    except Exception:  # A node that has just left answers with an error.
        return ""


def wait_for(process, is_there):
    """Waits for a tree. Returns the last one, and whether it is the right one."""
    end = time.monotonic() + PATIENCE
    shown = ""
    while time.monotonic() < end and process.poll() is None:
        shown, last = tree(process.pid), shown
        if shown and is_there(shown, last):
            return shown, True
        time.sleep(0.2)
    return shown, False


def wait_for_name(process, title):
    search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{title}$"]
    return subprocess.run(search, stdout=subprocess.DEVNULL, timeout=PATIENCE).returncode == 0


def take_picture(file):
    window = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--class", "roster"], capture_output=True, text=True, check=True
    ).stdout.split()[0]
    subprocess.run(["import", "-window", window, "-strip", "+dither", "-colors", "128", f"PNG8:{file}"], check=True)


def look(process, options):
    """Whether the window shows what it has to."""
    if options.named:
        return wait_for_name(process, options.named)
    if options.until:
        with open(options.until, encoding="utf-8") as file:
            wanted = file.read()
        shown, is_right = wait_for(process, lambda shown, _: shown == wanted)
        changes = difflib.unified_diff(wanted.splitlines(), shown.splitlines(), "wanted", "shown", lineterm="")
        sys.stderr.writelines(line + "\n" for line in changes)
        return is_right
    pattern = re.compile(options.like or "")
    shown, is_right = wait_for(process, lambda shown, last: shown == last and pattern.search(shown))
    if not is_right:
        print(f"Never seen: {options.like}\n{shown}", file=sys.stderr)
    if options.write and is_right:
        with open(options.write, "w", encoding="utf-8") as file:
            file.write(shown)
    return is_right


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    for name in ("until", "like", "named", "write", "picture"):
        parser.add_argument(f"--{name}")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    # A program that tests start may have all signals blocked, and so would the one that it starts.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    # What the library for screen readers complains of here says nothing of the program.
    sys.stderr = os.fdopen(os.dup(2), "w", buffering=1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    process = subprocess.Popen(options.command, stderr=sys.stderr)
    try:
        is_right = look(process, options)
        if is_right and options.picture:
            take_picture(options.picture)
    finally:
        process.terminate()
        print(f"ended with {process.wait(timeout=PATIENCE)}")
    return 0 if is_right else 1


sys.exit(main())
