import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from './errors.ts';
import type { Connection } from './owner-lock.ts';

/** The role of the product. It owns the product's database and is no superuser, so it cannot run programs or read files. */
const APP_ROLE = 'reviews_app';
/** How long a process that joins a server waits until its owner has prepared the database. */
const PREPARED_WITHIN_MS = 10_000;
const POLL_MS = 50;
/** SQLSTATE of a wrong password, which a missing role gives too, and of a missing database. */
const NOT_PREPARED = ['28P01', '28000', '3D000'];

/** The connection of the product, from that of the superuser. Its password is derived, so that there is one file. */
export function appConnection(admin: Connection): Connection {
  const password = createHmac('sha256', admin.password).update(APP_ROLE).digest('hex');
  return { ...admin, user: APP_ROLE, password };
}

/**
 * Creates the role and the database of the product, and gives it what an earlier version created as superuser.
 *
 * @param client a connection of the superuser to any database
 */
export async function prepareDatabase(client: pg.Client, admin: Connection): Promise<void> {
  const { user, password, database } = appConnection(admin);
  const role = client.escapeIdentifier(user);
  const name = client.escapeIdentifier(database);
  const { rows } = await client.query<{ hasRole: boolean; owner: string | null }>(
    `select exists (select from pg_roles where rolname = $1) as "hasRole",
       (select pg_get_userbyid(datdba) from pg_database where datname = $2) as owner`,
    [user, database],
  );
  const [found] = rows;
  if (!found?.hasRole) {
    await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
  }
  if (!found?.owner) await client.query(`create database ${name} owner ${role}`);
  else if (found.owner !== user) await client.query(`alter database ${name} owner to ${role}`);
  if (found?.owner) await handOver(admin, role);
}

/** The objects of the superuser in a database, each as the statement that gives it away. Parts of extensions stay. */
const HAND_OVER = `
  with owned as (
    select 'schema' as kind, quote_ident(nspname) as name, oid, 'pg_namespace'::regclass as catalog, nspowner as owner
      from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    union all
    select case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      oid::regclass::text, oid, 'pg_class'::regclass, relowner
      from pg_class where relkind in ('r', 'p', 'S', 'v', 'm') and relnamespace not in (
        select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
      -- The sequence of a column follows its table.
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')
        and relkind = 'S')
    union all
    select 'routine', oid::regprocedure::text, oid, 'pg_proc'::regclass, proowner
      from pg_proc where pronamespace not in (
        select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
    union all
    select 'type', oid::regtype::text, oid, 'pg_type'::regclass, typowner
      from pg_type where typtype in ('d', 'e') and typnamespace not in (
        select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
  )
  select format('alter %s %s owner to ', kind, name) as statement from owned
  where owner = (select oid from pg_roles where rolname = current_user) and not exists (
    select from pg_depend where classid = catalog and objid = owned.oid and deptype = 'e')`;

async function handOver(admin: Connection, role: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    const { rows } = await client.query<{ statement: string }>(HAND_OVER);
    if (rows.length === 0) return;
    await client.query(['begin', ...rows.map(({ statement }) => statement + role), 'commit'].join(';\n'));
  } finally {
    await client.end();
  }
}

/** Waits until the owner of a server that has just started has prepared the database. */
export async function waitUntilPrepared(connection: Connection): Promise<void> {
  const deadline = performance.now() + PREPARED_WITHIN_MS;
  for (;;) {
    const client = new pg.Client(connection);
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!NOT_PREPARED.includes(codeOf(error)) || performance.now() > deadline) throw error;
      await sleep(POLL_MS);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
