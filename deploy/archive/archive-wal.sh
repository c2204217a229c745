#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh ARCHIVE %p %f. A file is there only when it is whole and on the disk; one that is
# there already is never written over.
set -eu
folder=$1/wal
path=$2
kept=$folder/$3.gz
mkdir -p "$folder"
if [ -e "$kept" ]; then
  # Asked again, since the answer was lost.
  gzip -dc "$kept" | cmp -s - "$path" && exit 0
  echo "$kept has other content" >&2
  exit 1
fi
gzip -1 -n -c "$path" > "$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$folder"
