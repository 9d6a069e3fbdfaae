import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import type { Database } from './database.ts';

/**
 * Tables of which the running product may do less than read and change all rows. Triggers limit it further: of append-only
 * tables they accept only what an erasure and the end of a retention do. The owner deletes the data of the demo.
 */
const LIMITED: Record<string, string> = {
  assignee_changes: 'select, insert',
  batches: 'select, insert, update',
  decision_reasons: 'select, insert, delete',
  decisions: 'select, insert, update',
  erased_reviews: 'select, insert',
  listings: 'select, insert, update',
  migrations: 'select',
  migrations_lock: 'select',
  reviews: 'select, insert, update',
  security_events: 'select, insert, delete',
};

/** Processes that start at the same time would change the same rows of the catalog. */
const LOCK = 'select pg_advisory_xact_lock(7310005)';
/** The schemas of the product and of its background jobs, which the first start of the server creates. */
const SCHEMAS = `select nspname as name, nspname = current_schema() as "isOwn" from pg_namespace
  where nspname in (current_schema(), 'pgboss')`;
const OWNED = `select pg_has_role(current_user, relowner, 'member') as owned from pg_class
  where oid = to_regclass('decisions')`;

/** Whether the user of a pool has the rights of the owner of the tables: it could then change tables and triggers. */
export async function ownsTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ owned: boolean }>(OWNED);
  return rows[0]?.owned ?? false;
}

/**
 * Lets the user of `pool` read and change rows, but no tables, triggers and functions, which belong to the user of
 * `owner`. Call it after tables were created. Does nothing where one user is both.
 *
 * @throws {AppError} invalid, if the user of `pool` has the rights of the owner
 */
export async function grantRows({ pool, direct, owner }: Database): Promise<void> {
  if (owner === direct) return;
  const { rows } = await pool.query<{ user: string }>('select current_user as user');
  const user = rows[0]?.user ?? '';
  if (await ownsTables(pool)) {
    throw new AppError(
      'invalid',
      `DATABASE_URL: its user "${user}" has the rights of the owner of the tables; with DATABASE_OWNER_URL it must be another user, without them.`,
    );
  }
  const schemas = await owner.query<{ name: string; isOwn: boolean }>(SCHEMAS);
  const statements = schemas.rows.flatMap(({ name, isOwn }) => grants(name, user, isOwn ? LIMITED : {}));
  // Together they are one transaction.
  await owner.query([LOCK, ...statements].join('; '));
}

function grants(schemaName: string, userName: string, limited: Record<string, string>): string[] {
  const schema = pg.escapeIdentifier(schemaName);
  const user = pg.escapeIdentifier(userName);
  return [
    `revoke create on schema ${schema} from public, ${user}`,
    `grant usage on schema ${schema} to ${user}`,
    `revoke all on all tables in schema ${schema} from ${user}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${user}`,
    `grant usage on all sequences in schema ${schema} to ${user}`,
    ...Object.entries(limited).flatMap(([table, rights]) => [
      `revoke all on ${schema}.${table} from ${user}`,
      `grant ${rights} on ${schema}.${table} to ${user}`,
    ]),
  ];
}
