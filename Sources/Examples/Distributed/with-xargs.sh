#!/bin/sh
# Answers requests in as many processes at once as asked for; needs split, sort and xargs alone.
set -eu
if [ $# -ne 5 ]; then
  echo "usage: $0 PROGRESSION RULES REQUESTS ANSWERS PROCESSES" >&2
  exit 2
fi
progression=$1 rules=$2 requests=$3 answers=$4 processes=$5
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT

# Four parts for each process, so that none ends long after the others.
lines=$(($(wc -l < "$requests") / (4 * processes) + 1))
split -l "$lines" -a 4 "$requests" "$parts/"
# xargs fails where one of the processes does.
(cd "$parts" && ls) | xargs -P "$processes" -I '{}' \
  sh -c '"$1" evaluate "$2" < "$3" > "$3.answers"' sh "$progression" "$rules" "$parts/{}"
find "$parts" -name '*.answers' | sort | xargs cat > "$answers"
