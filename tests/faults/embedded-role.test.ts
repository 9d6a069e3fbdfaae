import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openApp } from '#app.ts';
import { runSql, testConfig } from '#tests/support/test-config.ts';
import { queryValue, sharedFixture } from './embedded-fixture.ts';

const cluster = sharedFixture();
const RELEASED_SCHEMAS = path.join(import.meta.dirname, '../api/released-schemas');

describe('the roles of the product in the built-in PostgreSQL', () => {
  test.each(['connection', 'ownerConnection'] as const)(
    '%s: is no superuser, and cannot run programs, read files or create roles',
    async (name) => {
      const { [name]: connection, admin } = await cluster().open();
      expect(await queryValue(admin, 'select rolsuper from pg_roles where rolname = current_user')).toBe(
        true,
      );
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
    },
  );

  test('the owner owns the database, but nothing outside, and the running product owns nothing', async () => {
    const { connection, ownerConnection } = await cluster().open();
    await queryValue(ownerConnection, 'create extension if not exists pg_trgm');
    const owned = `select string_agg(datname, ',') from pg_database where pg_get_userbyid(datdba) = current_user`;
    expect(await queryValue(ownerConnection, owned)).toBe('reviews');
    expect(await queryValue(connection, owned)).toBeNull();
    for (const statement of [
      'create table extra (id int)',
      'create schema extra',
      'set role reviews_owner',
    ]) {
      await expect(queryValue(connection, statement), statement).rejects.toThrow(/permission denied/);
    }
  });

  test('a data folder of version 0.2.0, in which the product owned everything, is converted', async () => {
    const first = await cluster().open();
    const { password } = first.connection;
    await runSql(first.ownerConnection, await readFile(path.join(RELEASED_SCHEMAS, '0.2.0.sql'), 'utf8'));
    const decisions = 'select count(*)::int from decisions';
    const before = await queryValue(first.ownerConnection, decisions);
    expect(before).toBeGreaterThan(0);
    await queryValue(first.admin, 'drop role reviews_app');
    await queryValue(first.admin, 'alter role reviews_owner rename to reviews_app');
    await queryValue(first.admin, `alter role reviews_app password '${password}'`);
    await first.close();

    for (const round of [1, 2]) {
      const environment = { DATA_DIR: cluster().dataDir, DEMO: 'false' };
      const app = await openApp(testConfig(environment), { log: { info() {}, warn() {}, error() {} } });
      const { rows } = await app.database.pool.query(decisions);
      expect(rows, `start ${round}`).toEqual([{ count: before }]);
      await expect(app.database.pool.query('drop trigger protected on decisions')).rejects.toThrow(
        'must be owner',
      );
      await expect(app.database.pool.query('delete from decisions')).rejects.toThrow('permission denied');
      await app.database.pool.query(
        `insert into events (kind, actor_kind) values ('listing.changed', 'system')`,
      );
      await app.context.storage.vacuumQueues();
      await app.close();
    }
  });

  test('receives what an earlier version created as superuser, without its data changing', async () => {
    const first = await cluster().open();
    const created = [
      'alter database reviews owner to reviews',
      'drop owned by reviews_owner cascade',
      'drop owned by reviews_app cascade',
      'drop role reviews_app',
      'drop role reviews_owner',
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

    const { ownerConnection: connection, admin } = await cluster().open();
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
