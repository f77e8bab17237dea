#!/usr/bin/env python3
"""Checks that job.yaml is an indexed Job whose parts fit together, and does what one of its pods does.

usage: check-job.py PROGRESSION RULES REQUESTS; needs PyYAML.
"""
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

SHARD = "00007"


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    progression, rules, requests = sys.argv[1:]
    job = yaml.safe_load((Path(__file__).parent / "job.yaml").read_text())
    assert (job["apiVersion"], job["kind"]) == ("batch/v1", "Job")
    spec = job["spec"]
    assert spec["completionMode"] == "Indexed" and 0 < spec["parallelism"] <= spec["completions"]
    pod = spec["template"]["spec"]
    # What a policy of failed pods asks of its template.
    assert pod["restartPolicy"] == "Never"
    (container,) = pod["containers"]
    for rule in spec["podFailurePolicy"]["rules"]:
        assert rule["onExitCodes"]["containerName"] == container["name"]
    mounts = {mount["name"] for mount in container["volumeMounts"]}
    assert mounts == {volume["name"] for volume in pod["volumes"]}

    # The command does in a folder what it would do in a pod.
    with tempfile.TemporaryDirectory() as folder:
        for name in ("shards", "answers"):
            Path(folder, name).mkdir()
        Path(folder, "shards", f"{SHARD}.ndjson").write_bytes(Path(requests).read_bytes())
        (script,) = container["args"]
        for written, here in (
            ("progression ", shlex.quote(progression) + " "), ("/rules", shlex.quote(rules)),
            ("/players", folder),
        ):
            assert written in script
            script = script.replace(written, here)
        subprocess.run(
            container["command"] + [script], check=True, stderr=subprocess.DEVNULL,
            env={"JOB_COMPLETION_INDEX": str(int(SHARD)), "PATH": "/usr/bin:/bin"})
        sys.stdout.buffer.write(Path(folder, "answers", f"{SHARD}.ndjson").read_bytes())


main()
