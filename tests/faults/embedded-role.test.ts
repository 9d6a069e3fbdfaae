import { describe, expect, test } from 'vitest';
import { queryValue, sharedFixture } from './embedded-fixture.ts';

const cluster = sharedFixture();

describe('the role of the product in the built-in PostgreSQL', () => {
  test('is no superuser, and cannot run programs, read files or create roles', async () => {
    const { connection, admin } = await cluster().open();
    expect(await queryValue(admin, 'select rolsuper from pg_roles where rolname = current_user')).toBe(true);
    expect(
      await queryValue(
        connection,
        `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
          from pg_roles where rolname = current_user`,
      ),
    ).toBe(false);
    for (const statement of [
      `copy (select 1) to program 'true'`,
      `copy (select 1) to '/tmp/reviews-written'`,
      `select pg_read_file('postgresql.conf')`,
      'create role another superuser',
      'set role reviews',
      `alter system set log_statement = 'all'`,
    ]) {
      await expect(queryValue(connection, statement), statement).rejects.toThrow(/permission denied/);
    }
  });

  test('owns the database, but nothing outside', async () => {
    const { connection } = await cluster().open();
    await queryValue(connection, 'create extension if not exists pg_trgm');
    expect(
      await queryValue(
        connection,
        `select string_agg(datname, ',') from pg_database
        where pg_get_userbyid(datdba) = current_user`,
      ),
    ).toBe('reviews');
  });

  test('receives what an earlier version created as superuser, without its data changing', async () => {
    const first = await cluster().open();
    const created = [
      'alter database reviews owner to reviews',
      'drop owned by reviews_app cascade',
      'drop role reviews_app',
      'create extension pg_trgm',
      'create schema old',
      `create type old.state as enum ('new')`,
      'create table old.guest (id int generated always as identity, n int) partition by list (n)',
      'create table old.guest_part partition of old.guest default',
      'create table "Odd name" (id serial, name text)',
      'create index odd_names on "Odd name" using gin (name gin_trgm_ops)',
      'create view old.guests as select * from old.guest',
      'create sequence alone',
      `create function old.answer() returns int language sql as 'select 42'`,
      'insert into old.guest (n) values (42)',
    ];
    for (const statement of created) await queryValue(first.admin, statement);
    await first.close();

    const { connection, admin } = await cluster().open();
    for (const statement of [
      'insert into old.guest (n) select n from old.guests',
      'alter table "Odd name" add column n int',
      'alter table old.guest_part add check (n > 0)',
      `alter type old.state add value 'known'`,
      'drop function old.answer()',
      `select nextval('alone')`,
      'vacuum old.guest, "Odd name"',
    ]) {
      await queryValue(connection, statement);
    }
    expect(await queryValue(connection, 'select sum(n)::int from old.guest')).toBe(84);
    expect(
      await queryValue(
        admin,
        `select count(*)::int from pg_class
        where pg_get_userbyid(relowner) = 'reviews' and relnamespace::regnamespace::text in ('public', 'old')`,
      ),
    ).toBe(0);
  });
});
