#!/bin/sh
# Moves generated players to new rules in one process, then in other ways, and compares the bytes.
set -eu
if [ $# -lt 3 ]; then
  echo "usage: $0 PROGRESSION PLAYERS WAY...   ways: threads, xargs, dask, spark, job" >&2
  exit 2
fi
progression=$(command -v "$1") || { echo "there is no program \`$1\`" >&2; exit 2; }
progression=$(cd "$(dirname "$progression")" && pwd)/$(basename "$progression")
players=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-python3}
rules=$here/rules.json
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$python" "$here/players.py" play "$players" \
  | "$progression" evaluate "$here/old-rules.json" --jobs 0 \
  | "$python" "$here/players.py" move > "$work/requests"
"$progression" evaluate "$rules" --summary < "$work/requests" > "$work/expected"

for way in "$@"; do
  case $way in
    threads) "$progression" evaluate "$rules" --jobs 4 < "$work/requests" > "$work/$way" ;;
    xargs)
      "$here/with-xargs.sh" "$progression" "$rules" "$work/requests" "$work/$way" 2 ;;
    dask | spark)
      "$python" "$here/with-$way.py" "$progression" "$rules" "$work/requests" "$work/$way-parts"
      cat "$work/$way-parts"/part-* > "$work/$way" ;;
    job) "$python" "$here/check-job.py" "$progression" "$rules" "$work/requests" > "$work/$way" ;;
    *)
      echo "there is no way \`$way\`" >&2
      exit 2 ;;
  esac
  cmp "$work/expected" "$work/$way"
  echo "$way: $(wc -l < "$work/$way") answers, the same as in one process"
done
