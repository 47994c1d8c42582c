#!/bin/bash
# Tries the standby of deploy/several-machines.md with two clusters on this machine: as root, with Debian's postgresql.
set -euo pipefail
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
folder=$(mktemp -d) port=${PORT:-5440}
chown postgres "$folder" && cd "$folder"
as() { runuser -u postgres -- "$@"; }
query() { as psql -qtAh "$folder" -p "$1" -d postgres -c "$2"; }
start() { as "$bin/pg_ctl" -s -w -D "$1" -l "$1.log" -o "-p $2 -k $folder" start; }
stop() { for each in primary standby; do as "$bin/pg_ctl" -s -D $each -m immediate stop 2>/dev/null || true; done; }
trap 'stop; rm -rf "$folder"' EXIT

as "$bin/initdb" -D primary >/dev/null
echo 'host replication copy 127.0.0.1/32 scram-sha-256' | as tee -a primary/pg_hba.conf >/dev/null
start primary "$port"
query "$port" "create role copy replication login password 'SECRET'"
as "$bin/pg_basebackup" -d "host=127.0.0.1 port=$port user=copy password=SECRET" -D standby -R -C -S standby
start standby $((port + 1))
query "$port" "create table leads (id text); insert into leads values ('SO-1')"
for _ in {1..50}; do [ "$(query $((port + 1)) 'select id from leads' 2>/dev/null)" = SO-1 ] && break; sleep 0.2; done
as "$bin/pg_ctl" -s -D primary -m immediate stop
query $((port + 1)) 'select pg_promote()' >/dev/null
query $((port + 1)) "insert into leads values ('SO-2')"
[ "$(query $((port + 1)) 'select count(*) from leads')" = 2 ]
echo '▸ The standby has the lead, and takes the next one once the primary is gone'
