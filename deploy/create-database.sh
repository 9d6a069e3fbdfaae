#!/bin/sh
# Runs once, when the database container is new. No superusers: "reviews" owns the database, for migrations and restores;
# "reviews_app" is the running product, which may read and change rows only.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$REVIEWS_PASSWORD" \
  --set app_password="$REVIEWS_APP_PASSWORD" <<'SQL'
create role reviews login password :'password';
create role reviews_app login password :'app_password';
create database reviews owner reviews;
SQL
