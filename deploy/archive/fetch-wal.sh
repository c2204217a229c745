#!/bin/sh
# PostgreSQL's restore_command: fetch-wal.sh ARCHIVE %f %p.
set -eu
[ -e "$1/wal/$2.gz" ] || exit 1
gzip -dc "$1/wal/$2.gz" > "$3"
