#!/bin/bash
# What the first start of PostgreSQL's image runs: the shop's role and database. For a shop that sells, its role owns no tables: docs/database-roles.md.
set -e
psql -v ON_ERROR_STOP=1 --username postgres <<'SQL'
create role shop login password 'shop-demo-only';
create database shop owner shop;
SQL
