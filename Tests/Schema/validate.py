#!/usr/bin/env python3
"""Compares what an independent JSON Schema validator says of rule packs with `progression check`.

    validate.py PROGRESSION FOLDER... [--generated FOLDER]
                [--broken FOLDER --only-check-finds FILE]

Each rule pack, included file and file of scenarios under the folders is validated with the schema of
any pack and with that of its own pack. What `check` takes, both have to take; they take the random
packs of --generated too, whose shape is right although `check` refuses a few for what they mean.

What `check` refuses in the folder of --broken, one of the two has to refuse, or it is listed in the
file: a name and the reason on each line, `meaning` (the shape is right) or `syntax` (no JSON, so that
no schema is asked).

Needs the package `jsonschema`. Where `fastjsonschema` is there too, the schemas of any pack are
compiled with it, and both have to agree.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

from jsonschema import Draft7Validator
from jsonschema.exceptions import best_match

try:
    import fastjsonschema
except ImportError:
    fastjsonschema = None

# Nested conditions are refused from 200 levels on; a validator in Python takes several calls each.
sys.setrecursionlimit(20_000)

DEEPEST = 200
REASONS = {"meaning", "syntax"}


def without_comments(text):
    """JSON without the comments and trailing commas of `.jsonc` files."""
    token = re.compile(r'"(?:\\.|[^"\\])*"|//[^\n]*|/\*.*?\*/', re.S)
    text = token.sub(lambda m: m[0] if m[0].startswith('"') else " ", text)
    comma = re.compile(r'"(?:\\.|[^"\\])*"|,(?=\s*[\]}])', re.S)
    return comma.sub(lambda m: m[0] if m[0].startswith('"') else "", text)


def depth(value):
    inner = value.values() if isinstance(value, dict) else value
    if not isinstance(value, (dict, list)):
        return 0
    return 1 + max(map(depth, inner), default=0)


def parse(path):
    """The value of a file, or None where it is no JSON that the program reads: repeated keys, NaN,
    half characters and what is nested very deep are none."""

    def members(pairs):
        if len({key for key, _ in pairs}) < len(pairs):
            raise ValueError("a key stands twice")
        return dict(pairs)

    def refuse(word):
        raise ValueError(word)

    try:
        text = path.read_bytes().decode("utf-8")
        if path.suffix == ".jsonc":
            text = without_comments(text)
        value = json.loads(text, object_pairs_hook=members, parse_constant=refuse)
        json.dumps(value, ensure_ascii=False).encode("utf-8")
        return value if depth(value) <= DEEPEST else None
    except (ValueError, RecursionError):
        return None


class Schema:
    """A schema that the program prints, and what the validators say of it."""

    # Compiled, since it is asked of every schema.
    check = fastjsonschema and fastjsonschema.compile(Draft7Validator.META_SCHEMA)

    def __init__(self, text, is_compiled):
        schema = json.loads(text)
        (Schema.check or Draft7Validator.check_schema)(schema)
        self.slow = Draft7Validator(schema)
        self.fast = fastjsonschema.compile(schema, use_default=False) if is_compiled else None

    def complaint(self, value):
        """Why a value does not fit, or None where it does."""
        error = best_match(self.slow.iter_errors(value))
        complaint = error and f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"
        if self.fast:
            try:
                self.fast(value)
                other = None
            except fastjsonschema.JsonSchemaException as exception:
                other = str(exception)[:300]
            if (complaint is None) != (other is None):
                raise SystemExit(f"the validators differ: {complaint!r}, {other!r}")
        return complaint


class Program:
    def __init__(self, path):
        self.path = path
        self.schemas = {}

    def schema(self, subject, pack=None):
        """The schema of any pack, or of one; None where it has no ids that can be read."""
        key = (subject, pack)
        if key not in self.schemas:
            words = [self.path, "schema", "--for", subject] + ([str(pack)] if pack else [])
            answer = subprocess.run(words, capture_output=True, check=False)
            if answer.returncode not in (0, 1):
                raise SystemExit(f"{' '.join(words)}: {answer.stderr.decode()}")
            self.schemas[key] = (
                Schema(answer.stdout, fastjsonschema and not pack) if answer.stdout else None
            )
        return self.schemas[key]

    def takes(self, path):
        """Whether `check` finds no error in a pack or a file of scenarios."""
        answer = subprocess.run([self.path, "check", str(path)], capture_output=True, check=False)
        if answer.returncode not in (0, 1):
            raise SystemExit(f"check {path}: {answer.stderr.decode()}")
        return answer.returncode == 0


def subjects(path, value):
    """The subject of a file, its pack, and the files that it includes."""
    if not isinstance(value, dict):
        return "pack", path, []
    if "scenarios" in value:
        rules = value.get("rules")
        pack = path.parent / rules if isinstance(rules, str) else None
        return "scenarios", pack if pack and pack.exists() else None, []
    names = value.get("include", [])
    names = [name for name in names if isinstance(name, str)] if isinstance(names, list) else []
    return "pack", path, [path.parent / name for name in names]


def complaints(program, path):
    """What the schemas say of a file and of what it includes; None where one is no JSON."""
    value = parse(path)
    if value is None:
        return None
    subject, pack, included = subjects(path, value)
    found = []
    files = [(path, value, subject)]
    for other in included:
        if other.exists():
            files.append((other, parse(other), "included"))
    for file, value, subject in files:
        if value is None:
            return None
        for schema in (program.schema(subject), pack and program.schema(subject, pack)):
            complaint = schema and schema.complaint(value)
            if complaint:
                found.append(f"{file} ({subject}): {complaint}")
    return found


def files(folders):
    """The main files of packs and the files of scenarios under some folders."""
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*.json*")):
            if path.suffix not in (".json", ".jsonc") or path.name.endswith(".schema.json"):
                continue
            value = parse(path)
            if isinstance(value, dict) and ("scenarios" in value or "formatVersion" in value):
                yield path


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    arguments.add_argument("program")
    arguments.add_argument("folders", nargs="*")
    arguments.add_argument("--generated")
    arguments.add_argument("--broken")
    arguments.add_argument("--only-check-finds")
    arguments = arguments.parse_args()
    program = Program(arguments.program)
    problems = []
    taken = 0
    for path in files(arguments.folders):
        if not program.takes(path):
            problems.append(f"{path}: `check` finds errors")
            continue
        taken += 1
        problems += complaints(program, path) or []
    print(f"taken by `check` and by its schemas: {taken} files")
    if arguments.generated:
        generated = list(files([arguments.generated]))
        for path in generated:
            problems += complaints(program, path) or []
        print(f"random packs that the schemas take: {len(generated)}")
        taken = min(taken, len(generated))
    if arguments.broken:
        problems += broken(
            program, pathlib.Path(arguments.broken), pathlib.Path(arguments.only_check_finds)
        )
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    return 1 if problems or not taken else 0


def broken(program, folder, list_of_others):
    """What is wrong with the verdicts on broken files."""
    problems = []
    listed = {}
    for line in list_of_others.read_text().splitlines():
        if line and not line.startswith("#"):
            name, reason = line.split(maxsplit=1)
            listed[name] = reason
    refused = 0
    names = set()
    for entry in sorted(folder.iterdir()):
        if entry.name.endswith(".txt"):
            continue
        name = entry.name.split(".")[0]
        names.add(name)
        found = []
        is_json = True
        paths = sorted(entry.rglob("*.json*")) if entry.is_dir() else [entry]
        for path in paths:
            more = complaints(program, path) if is_main(path, entry) else []
            is_json = is_json and more is not None
            found += more or []
        if program.takes(entry):
            problems += found
            continue
        refused += 1
        expected = listed.get(name)
        actual = None if found else "meaning" if is_json else "syntax"
        if expected not in REASONS | {None}:
            problems.append(f"{name}: `{expected}` is no reason")
        elif expected != actual:
            problems.append(f"{name}: listed as {expected}, is {actual}")
    problems += [f"{name} is listed and not there" for name in listed if name not in names]
    print(f"refused by `check`: {refused} packs, {len(listed)} of them by it alone")
    return problems


def is_main(path, entry):
    """Whether a file of a broken pack is no file that another includes."""
    if path.name.endswith(".schema.json") or path.suffix not in (".json", ".jsonc"):
        return False
    if path == entry or path.name.startswith("rules."):
        return True
    value = parse(path)
    return value is None or "scenarios" in value or "formatVersion" in value


if __name__ == "__main__":
    sys.exit(main())
