#!/bin/sh
# base-backup.sh ARCHIVE: copies the whole PostgreSQL while it works (PGHOST, PGPORT and PGUSER say which), every night for example.
# The last KEEP copies (7) stay, and all that was written since the oldest of them.
set -eu
base=$1/base
mkdir -p "$base"
unfinished=$base/unfinished
rm -rf "$unfinished"
pg_basebackup --pgdata="$unfinished" --format=tar --gzip --checkpoint=fast
sync
# Named by the first moment that it can be brought to: those after its end.
name=$(date -u -d '+1 second' +%Y%m%dT%H%M%SZ)
mv "$unfinished" "$base/$name"
ls "$base" | grep -x '[0-9]\{8\}T[0-9]\{6\}Z' | sort -r | tail -n "+$((${KEEP:-7} + 1))" | while read -r old; do
  rm -rf "${base:?}/$old"
done
oldest=$(ls "$base" | sort | head -n 1)
first=$(tar -xzOf "$base/$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p')
pg_archivecleanup -x .gz "$1/wal" "$first"
echo "$base/$name"
