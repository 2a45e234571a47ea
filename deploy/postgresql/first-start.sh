#!/bin/bash
# What the first start of PostgreSQL's image runs: the shop's role and database, and who copies to the replica. For a shop that sells, its role owns no
# tables: docs/database-roles.md.
set -e
psql -v ON_ERROR_STOP=1 --username postgres <<'SQL'
create role shop login password 'shop-demo-only';
create role replicator login replication password 'replicator-demo-only';
create database shop owner shop;
SQL
echo "host replication replicator samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
