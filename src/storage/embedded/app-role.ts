import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from './errors.ts';
import type { Connection } from './owner-lock.ts';

/** Owns the product's database, for migrations and restores. Not a superuser, so it cannot run programs or read files. */
const OWNER_ROLE = 'reviews_owner';
/** The role of the running product: it reads and changes rows, and can change no table, trigger or function. */
const APP_ROLE = 'reviews_app';
/** How long a process that joins a server waits until its owner has prepared the database. */
const PREPARED_WITHIN_MS = 10_000;
const POLL_MS = 50;
/**
 * SQLSTATE of a wrong password, which a missing role gives too, of a missing database, and of a session that was ended: a new
 * owner ends those of the one before. The driver gives no code where a connection ends between two messages.
 */
const NOT_PREPARED = ['28P01', '28000', '3D000', '57P01', ''];

/** The connection of the running product, from that of the superuser. */
export const appConnection = (admin: Connection): Connection => connectionAs(APP_ROLE, admin);

/** The connection of the owner of the product's database, from that of the superuser. */
export const ownerConnection = (admin: Connection): Connection => connectionAs(OWNER_ROLE, admin);

/** Passwords are derived from one secret, so that one file is enough. */
function connectionAs(user: string, admin: Connection): Connection {
  const password = createHmac('sha256', admin.password).update(user).digest('hex');
  return { ...admin, user, password };
}

/**
 * Creates the roles and the database of the product, and gives its owner what an earlier version created as superuser.
 *
 * @param client a connection of the superuser to any database
 */
export async function prepareDatabase(client: pg.Client, admin: Connection): Promise<void> {
  await createRoles(client, admin);
  const { user, database } = ownerConnection(admin);
  const role = client.escapeIdentifier(user);
  const name = client.escapeIdentifier(database);
  const { rows } = await client.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [database],
  );
  const owner = rows[0]?.owner;
  if (!owner) await client.query(`create database ${name} owner ${role}`);
  else if (owner !== user) await client.query(`alter database ${name} owner to ${role}`);
  if (owner) await handOver(admin, role);
}

async function createRoles(client: pg.Client, admin: Connection): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  const exists = ({ user }: Connection) => rows.some(({ rolname }) => rolname === user);
  const as = ({ user, password }: Connection) =>
    `${client.escapeIdentifier(user)} login password ${client.escapeLiteral(password)}`;
  const [app, owner] = [appConnection(admin), ownerConnection(admin)];
  const statements: string[] = [];
  // Until version 0.2.0 the product's role owned everything. A renamed role keeps what it owns.
  const isFormerOwner = exists(app) && !exists(owner);
  if (isFormerOwner)
    statements.push(`alter role ${app.user} rename to ${owner.user}`, `alter role ${as(owner)}`);
  else if (!exists(owner)) statements.push(`create role ${as(owner)}`);
  if (isFormerOwner || !exists(app)) statements.push(`create role ${as(app)}`);
  // Sent together, they are one transaction.
  if (statements.length > 0) await client.query(statements.join('; '));
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
