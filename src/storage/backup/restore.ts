import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { AppError } from '#domain/errors.ts';
import { cutOff, headOf, noBackup, PLAINLY, type RowCounts, sectionOf, type TableHead } from './format.ts';
import { schemaOf } from './schema.ts';
import { BACKED_UP, EMPTIED } from './tables.ts';
import { type BackupText, readText } from './text.ts';

/** What was brought in. */
export interface Restored {
  /** The moment as of which it is. */
  at: string;
  rows: RowCounts;
}

const TABLES = [...BACKED_UP, ...EMPTIED].join(', ');
/** Whoever adds up counters or learns words (migrations 0011 and 0013) passes by while these are held. */
const KEEP_FOLDERS_OUT = 'select pg_advisory_xact_lock(7310002), pg_advisory_xact_lock(7310003)';
/** So long everybody else waits, too, for whoever is at the tables; the last attempts outlast PostgreSQL's own vacuum. */
const ATTEMPTS_MS = [300, 300, 300, 500, 500, 1_500, 1_500, 1_500];
const PAUSE_MS = 500;

/**
 * Puts a backup in the place of everything that is here: all of it or, where anything is wrong, nothing. Meanwhile nobody
 * else reads.
 *
 * @param parts the text of a backup, in parts of any size
 * @param isReplacing whether it may take the place of more than a demo
 * @throws invalid when it is no backup, of another version, or damaged
 * @throws conflict when there is something here and it must not be replaced, or somebody is at it for long
 */
export async function restore(
  direct: pg.Pool,
  parts: AsyncIterable<Buffer>,
  isReplacing: boolean,
): Promise<Restored> {
  const text = readText(parts);
  try {
    const { schema, at } = headOf(await text.line());
    const rows = await replaceAll(direct, async (client) => {
      await requireSchema(client, schema);
      if (!isReplacing) await requireEmpty(client);
      // The counters of ids begin anew in this transaction, and so come back with it where it fails.
      await client.query(`truncate ${TABLES} restart identity`);
      const rows = await bringIn(client, text);
      await text.end();
      return rows;
    });
    return { at, rows };
  } finally {
    await text.close();
  }
}

async function replaceAll<Answer>(
  direct: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Answer>,
): Promise<Answer> {
  const client = await direct.connect();
  let isDone = false;
  try {
    await client.query('begin');
    await client.query(PLAINLY);
    await keepOthersOut(client);
    const answer = await work(client);
    await client.query(`insert into changes (topic) values ('everything'), ('session')`);
    await client.query('commit');
    isDone = true;
    return answer;
  } catch (error) {
    throw explained(error);
  } finally {
    // Of what was not committed nothing stays once the connection is gone.
    client.release(!isDone);
  }
}

/** SQLSTATE of a lock that did not come in time, and of two who wait for each other. */
const BUSY = ['55P03', '40P01'];

/** Locks every table. In between attempts those who were there first go on, and those who came after them. */
async function keepOthersOut(client: pg.ClientBase): Promise<void> {
  for (const waitMs of ATTEMPTS_MS) {
    await client.query('savepoint alone');
    try {
      await client.query(`set local lock_timeout = ${waitMs}`);
      await client.query(`lock table ${TABLES} in access exclusive mode`);
      await client.query(KEEP_FOLDERS_OUT);
      await client.query('set local lock_timeout = 0');
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && BUSY.includes(error.code ?? ''))) throw error;
      await client.query('rollback to savepoint alone');
      await setTimeout(PAUSE_MS);
    }
  }
  throw new AppError(
    'conflict',
    'Something else reads or changes what is here, such as an export; try again when it has ended. Nothing was changed.',
  );
}

async function bringIn(client: pg.ClientBase, text: BackupText): Promise<RowCounts> {
  const rows: RowCounts = {};
  for (;;) {
    const section = sectionOf(await text.line());
    if ('rows' in section) {
      if (!BACKED_UP.every((table) => table in rows && rows[table] === section.rows[table])) throw cutOff();
      return rows;
    }
    rows[section.table] = await copyIn(client, section, text.rows());
  }
}

async function copyIn(
  client: pg.ClientBase,
  { table, columns }: TableHead,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const isOurs = (BACKED_UP as readonly string[]).includes(table);
  if (!isOurs || !columns.every((column) => /^[a-z_]+$/.test(column))) throw noBackup();
  const copy = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  // What PostgreSQL has refused takes no more; the library would write on.
  copy.once('error', () => copy.destroy());
  const stored = finished(copy);
  // It is awaited below; until then nobody must take it for forgotten.
  stored.catch(() => {});
  for await (const part of rows) {
    if (!copy.write(part)) await Promise.race([once(copy, 'drain'), stored]);
  }
  copy.end();
  await stored;
  await countOnFrom(client, table);
  return copy.rowCount;
}

/** Ids that the database gives itself go on after those that came in. */
async function countOnFrom(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ counter: string | null }>(
    `select pg_get_serial_sequence($1, attname) as counter from pg_attribute
     where attrelid = $1::regclass and attname = 'id'`,
    [table],
  );
  const counter = rows[0]?.counter;
  if (!counter) return;
  await client.query(`select setval($1, coalesce(max(id), 0) + 1, false) from ${table}`, [counter]);
}

async function requireSchema(client: pg.ClientBase, schema: string): Promise<void> {
  const here = await schemaOf(client);
  if (schema === here) return;
  throw new AppError(
    'invalid',
    `The backup was made by another version of the product (its schema is ${schema}, here it is ${here}). Restore it with that version, and upgrade then. Nothing was changed.`,
  );
}

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `select not exists (select from users where not is_demo) and not exists (select from listings where source <> 'demo')
       and not exists (select from reviews where source <> 'demo') as "isEmpty"`,
  );
  if (rows[0]?.isEmpty) return;
  throw new AppError(
    'conflict',
    'There are reviews, listings or users here already. With --replace the backup takes their place. Nothing was changed.',
  );
}

/** SQLSTATE of values that a column does not take, of rows that contradict one another, and of columns that are not there. */
const UNFIT = /^(2[23]|42703|42601)/;

function explained(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || !UNFIT.test(error.code ?? '')) return error;
  return new AppError('invalid', `The backup is damaged (${error.message}). Nothing was changed.`);
}
