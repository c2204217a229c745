#!/bin/sh
# restore-to.sh ARCHIVE FOLDER MOMENT: a new data folder that, once started, becomes what the database was at that moment, and
# stops there: look at it, then let it take writes (select pg_wal_replay_resume()). MOMENT is like '2026-11-17 18:30:00+01'.
set -eu
archive=$1
folder=$2
moment=$3
scripts=$(cd "$(dirname "$0")" && pwd)
key=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
name=$(ls "$archive/base" | grep -x '[0-9]\{8\}T[0-9]\{6\}Z' | sort | awk -v key="$key" '$0 <= key' | tail -n 1)
if [ -z "$name" ]; then
  echo "no base backup in $archive is older than $moment" >&2
  exit 1
fi
mkdir -m 700 "$folder"
tar -xzf "$archive/base/$name/base.tar.gz" -C "$folder"
tar -xzf "$archive/base/$name/pg_wal.tar.gz" -C "$folder/pg_wal"
cat >> "$folder/postgresql.auto.conf" <<SETTINGS
restore_command = '$scripts/fetch-wal.sh $archive %f %p'
recovery_target_time = '$moment'
recovery_target_action = 'pause'
# A trial must not write into the archive of the database it was made from. Once it is the database: off with this line.
archive_mode = 'off'
SETTINGS
touch "$folder/recovery.signal"
echo "from $archive/base/$name"
