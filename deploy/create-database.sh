#!/bin/sh
# Runs once, when the database container is new: the product's role owns its database and is no superuser.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$REVIEWS_PASSWORD" <<'SQL'
create role reviews login password :'password';
create database reviews owner reviews;
SQL
