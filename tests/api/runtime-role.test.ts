import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openApp } from '#app.ts';
import { databaseUrl } from '#cluster/database-url.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { APPEND_ONLY } from '#storage/backup/tables.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { saying } from '#tests/support/saying.ts';
import { runSql, testConfig } from '#tests/support/test-config.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const silent = { info() {}, warn() {}, error() {} };
const admin = inject('postgres');
const runtimeRole = inject('runtimeRole');
const nameOf = (url: string) => new URL(url).pathname.slice(1);

describe('the role of the running product', () => {
  let server: TestServer;
  let runtime: pg.Client;
  beforeAll(async () => {
    server = await openTestServer();
    runtime = new pg.Client(databaseUrl(runtimeRole, nameOf(server.databaseUrl)));
    await runtime.connect();
    const manager = await signedInClient(server.origin);
    const { data } = await manager.get<ReviewList>('/reviews/hostaway?limit=1');
    await manager.put(`/reviews/hostaway/${data.reviews[0]?.id}/approve`, { isApproved: true });
  });
  afterAll(async () => {
    await runtime?.end();
    await server?.close();
  });

  test.each([
    ...APPEND_ONLY.flatMap((table) => [
      `truncate ${table} cascade`,
      `drop trigger protected on ${table}`,
      `alter table ${table} disable trigger all`,
      `drop function protect_${table}() cascade`,
      `drop table ${table} cascade`,
    ]),
    'delete from decisions',
    'delete from batches',
    'delete from assignee_changes',
    `update assignee_changes set to_assignee = 'bo'`,
    `update decision_reasons set reason = 'Other'`,
    `update events set actor = 'bo'`,
    'delete from erased_reviews',
    // Their decisions would be deleted with them.
    'delete from reviews',
    'delete from listings',
    `update migrations set name = 'other'`,
    `set session_replication_role = 'replica'`,
    'alter table reviews add column extra text',
    'create table extra (id int)',
    'create schema extra',
    'create index extra on reviews (id)',
    'create or replace function protect_decisions() returns trigger language plpgsql as $$ begin return new; end $$',
    `alter function protect_decisions() reset search_path`,
    'alter table decisions owner to current_user',
    `grant delete on decisions to current_user`,
    'set role reviews_owner',
    'create role another',
    'drop table pgboss.job',
  ])('may not: %s', async (statement) => {
    // Nothing is granted, or it belongs to another.
    await expect(runtime.query(statement).then(warned)).rejects.toMatchObject({ code: '42501' });
  });

  /** PostgreSQL only warns that a grant without the right to give it has no effect. */
  function warned({ command }: pg.QueryResult) {
    if (command === 'GRANT') throw Object.assign(new Error('without effect'), { code: '42501' });
  }

  test.each([
    `update decisions set decided_by = 'bo'`,
    `update decisions set reason = null, revision = null, to_decision = 'none'`,
    `update batches set made_by = 'bo'`,
    'delete from events',
  ])('may not, because a trigger refuses it: %s', async (statement) => {
    await runtime.query(`with event as (
        insert into events (kind, actor_kind, actor) values ('bulk.approved', 'user', 'ana')
      )
      insert into batches (id, kind, made_by) values ('${randomUUID()}', 'bulk', 'ana')`);
    await expect(runtime.query(statement)).rejects.toThrow('append-only');
  });

  test('cannot mislead a trigger with temporary tables', async () => {
    await runtime.query('begin');
    await runtime.query(`create temporary table erased_reviews on commit drop as
      select source, upstream_id from reviews join decisions on review_id = reviews.id`);
    await runtime.query('set local search_path = pg_temp, public');
    await expect(runtime.query(`update public.decisions set reason = null, revision = null`)).rejects.toThrow(
      'append-only',
    );
    await runtime.query('rollback');
  });
});

test('triggers of append-only tables read only tables of the product', async () => {
  const server = await openTestServer();
  const { rows } = await server.app.database.pool.query(
    `select proname, proconfig from pg_trigger join pg_proc on pg_proc.oid = tgfoid where tgname = 'protected'`,
  );
  await server.close();
  expect(rows.length).toBeGreaterThanOrEqual(APPEND_ONLY.length);
  for (const { proname, proconfig } of rows) {
    expect(proconfig, proname).toEqual(['search_path=public, pg_temp']);
  }
});

describe('DATABASE_OWNER_URL', () => {
  const name = `roles_${randomUUID().replaceAll('-', '')}`;
  const ownUrl = databaseUrl(admin, name);
  const limitedUrl = databaseUrl({ ...admin, user: name, password: 'sesame' }, name);
  const open = (urls: Record<string, string>) => openApp(testConfig(urls), { log: silent });
  beforeAll(async () => {
    await runSql(admin, `create database ${name} template empty`);
    await runSql(admin, `create role ${name} login password 'sesame'`);
  });
  afterAll(async () => {
    await runSql(admin, `drop database ${name} with (force)`);
    await runSql(admin, `drop role ${name}`);
    await runSql(admin, `drop role if exists ${name}_owner`);
  });

  test('grants a new user what the product needs, in a database that had one user', async () => {
    await (await open({ DATABASE_URL: ownUrl })).close();
    const app = await open({ DATABASE_URL: limitedUrl, DATABASE_OWNER_URL: ownUrl });
    expect(await app.context.storage.deleteDemoData()).toBe(0);
    await app.context.storage.vacuumQueues();
    await expect(app.database.pool.query('truncate decisions')).rejects.toThrow('permission denied');
    await app.close();
  });

  test('leaves objects of others in the schema unchanged', async () => {
    const app = await open({ DATABASE_URL: ownUrl });
    await app.database.pool.query(`create role ${name}_owner login password 'sesame'`);
    await app.database.pool.query('create table of_others (id int)');
    const objects = `select format('alter %s %s owner to ${name}_owner', case relkind when 'v' then 'view' else 'table' end,
      oid::regclass) as statement from pg_class where relkind in ('r', 'p', 'v') and relname <> 'of_others'
      and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`;
    const { rows } = await app.database.pool.query(objects);
    await app.database.pool.query(rows.map(({ statement }) => statement).join('; '));
    await app.database.pool.query(`alter schema pgboss owner to ${name}_owner`);
    await app.database.pool.query(`alter database ${name} owner to ${name}_owner`);
    await app.close();
    const ownerUrl = databaseUrl({ ...admin, user: `${name}_owner`, password: 'sesame' }, name);
    const limited = await open({ DATABASE_URL: limitedUrl, DATABASE_OWNER_URL: ownerUrl });
    await expect(limited.database.pool.query('table of_others')).rejects.toThrow('permission denied');
    await limited.database.pool.query(
      `insert into events (kind, actor_kind) values ('listing.changed', 'system')`,
    );
    await limited.close();
  });

  test('is refused when it names the user of DATABASE_URL', async () => {
    await expect(open({ DATABASE_URL: ownUrl, DATABASE_OWNER_URL: ownUrl })).rejects.toMatchObject({
      name: 'AppError',
      problem: saying(
        `DATABASE_URL: its user "${admin.user}" has the rights of the owner of the tables; with DATABASE_OWNER_URL it must be another user without these rights.`,
      ),
    });
  });

  test('is refused when its user does not own the tables', async () => {
    await runSql(admin, `create role ${name}_2 login password 'sesame'`);
    const otherUrl = databaseUrl({ ...admin, user: `${name}_2`, password: 'sesame' }, name);
    const opening = open({ DATABASE_URL: limitedUrl, DATABASE_OWNER_URL: otherUrl });
    await expect(opening).rejects.toThrow(
      saying(
        /^DATABASE_OWNER_URL: its user may not create .*permission denied.*make it the owner of the database\.$/,
      ),
    );
    await runSql(admin, `drop role ${name}_2`);
  });

  test.each(['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL'])(
    'that cannot be reached stops the start with one line that names %s',
    async (name) => {
      const away = 'postgres://u:sesame@127.0.0.1:9/x';
      await expect(open({ DATABASE_URL: limitedUrl, [name]: away })).rejects.toThrow(
        saying(new RegExp(`^${name}: the database cannot be reached: connect ECONNREFUSED`)),
      );
    },
  );

  test('needs DATABASE_URL', () => {
    expect(() => testConfig({ DATABASE_OWNER_URL: ownUrl })).toThrow(
      'DATABASE_OWNER_URL is set, but DATABASE_URL is not: set both, or neither.',
    );
  });
});
