#!/usr/bin/env python3
"""Answers requests with Dask: usage: with-dask.py PROGRESSION RULES REQUESTS ANSWERS-FOLDER

On a cluster, make a `dask.distributed.Client` of its scheduler first; the program, the rules and both
paths must be found there by the same names.
"""
import subprocess
import sys
from pathlib import Path

import dask
from dask.bytes import read_bytes


@dask.delayed
def evaluate(block, command, answers):
    # Whole lines in, whole lines out; what the program says of bad lines is in its answers, and ends
    # it with an exit code that is an error here.
    with open(answers, "wb") as file:
        subprocess.run(command, input=block, stdout=file, check=True)


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    progression, rules, requests, folder = sys.argv[1:]
    Path(folder).mkdir(parents=True)
    _, (blocks,) = read_bytes([requests], delimiter=b"\n", blocksize="1 MiB", sample=False)
    command = [progression, "evaluate", rules]
    # Threads suffice, since the work is done in processes of their own.
    with dask.config.set(scheduler="threads"):
        dask.compute([
            evaluate(block, command, f"{folder}/part-{number:05}")
            for number, block in enumerate(blocks)
        ])


main()
