import pg from 'pg';
import { AppError } from '#domain/errors.ts';
import type { Database } from './database.ts';

/**
 * Tables in which the running product may not change or delete all rows. Triggers limit it further: in append-only tables
 * they accept only erasures and the end of a retention period. The owner deletes the data of the demo.
 */
const LIMITED: Record<string, string> = {
  assignee_changes: 'select, insert',
  batches: 'select, insert, update',
  decision_reasons: 'select, insert, delete',
  decisions: 'select, insert, update',
  erased_reviews: 'select, insert',
  events: 'select, insert, update, delete',
  import_changes: 'select, insert, delete',
  imports: 'select, insert',
  listings: 'select, insert, update',
  migrations: 'select',
  migrations_lock: 'select',
  reviews: 'select, insert, update',
};

/** Processes that start at the same time would otherwise change the same catalog rows. */
const LOCK = 'select pg_advisory_xact_lock(7310005)';
/** The owner's tables and sequences in the schemas of the product and of its background jobs. */
const OBJECTS = `select nspname as schema, relname as name, relkind as kind, nspname = current_schema() as "isOwn"
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in (current_schema(), 'pgboss') and relkind in ('r', 'p', 'v', 'S') and pg_has_role(relowner, 'usage')`;
interface DatabaseObject {
  schema: string;
  name: string;
  /** `pg_class.relkind`; S is a sequence. */
  kind: string;
  /** Whether it belongs to the product, not to its background jobs. */
  isOwn: boolean;
}

const OWNED = `select pg_has_role(current_user, relowner, 'member') as owned from pg_class
  where oid = to_regclass('decisions')`;

/** Whether the user of a pool has the rights of the tables' owner, and could change tables and triggers. */
export async function ownsTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ owned: boolean }>(OWNED);
  return rows[0]?.owned ?? false;
}

/**
 * Lets the user of `pool` read and change rows, but not tables, triggers or functions, which belong to the user of
 * `owner`. Call it after tables were created. Does nothing if both are the same user.
 *
 * @throws {AppError} invalid, if the user of `pool` has the rights of the owner
 */
export async function grantRows({ pool, direct, owner }: Database): Promise<void> {
  if (owner === direct) return;
  const { rows } = await pool.query<{ user: string }>('select current_user as user');
  const user = rows[0]?.user ?? '';
  if (await ownsTables(pool)) throw new AppError('database-owner', { user });
  const objects = (await owner.query<DatabaseObject>(OBJECTS)).rows;
  const schemas = [...new Set(objects.map(({ schema }) => pg.escapeIdentifier(schema)))];
  const to = pg.escapeIdentifier(user);
  const statements = [
    LOCK,
    `revoke create on schema ${schemas.join(', ')} from public, ${to}`,
    `grant usage on schema ${schemas.join(', ')} to ${to}`,
    ...objects.flatMap((object) => grants(object, to)),
  ];
  // Sent together, they are one transaction.
  await owner.query(statements.join('; '));
}

function grants({ schema, name, kind, isOwn }: DatabaseObject, user: string): string[] {
  const object = `${kind === 'S' ? 'sequence' : 'table'} ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  const rights = kind === 'S' ? 'usage' : (isOwn && LIMITED[name]) || 'select, insert, update, delete';
  return [`revoke all on ${object} from ${user}`, `grant ${rights} on ${object} to ${user}`];
}
