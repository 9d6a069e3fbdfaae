import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Month } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import { NOTIFY } from '../events/changes.ts';
import { applyErasures } from '../guests/apply-erasures.ts';
import { requireAllRows, requireKnownSchema, requireKnownTable } from './check.ts';
import { PORTABLE_SETTINGS, parseHead, parseSection, type RowCounts, type TableHead } from './format.ts';
import { throughOlderSchema } from './older-schema.ts';
import { type BackupReader, readBackup } from './reader.ts';
import { BACKED_UP, EMPTIED, schemaOf, truncation, WITH_LASTING_IDS } from './tables.ts';

/** The result of a restore. */
export interface Restored {
  /** When the backup began, in ISO 8601. */
  at: string;
  rows: RowCounts;
}

/** What a restore may do, and what may have happened since the backup. */
export interface RestoreOptions {
  /** Whether it may replace more than demo data. */
  isReplacing: boolean;
  /** The last month whose reports may have been mailed since; null if nothing has happened since. */
  reportedMonth: Month | null;
}

const TABLES = [...BACKED_UP, ...EMPTIED];
/** Background jobs that maintain counters and the search index skip their work while these locks are held. */
const LOCK_MAINTENANCE = 'select pg_advisory_xact_lock(7310002), pg_advisory_xact_lock(7310003)';
/** During an attempt other queries wait. The last attempts are long enough to interrupt an automatic vacuum. */
const LOCK_TIMEOUTS_MS = [300, 300, 300, 500, 500, 1_500, 1_500, 1_500];
const PAUSE_MS = 500;

/**
 * Replaces all stored data with a backup, in one transaction. Other queries wait until it ends.
 *
 * @param chunks the content of a backup, in chunks of any size
 * @throws {AppError} invalid, if it is no backup, from a newer version, or damaged
 * @throws {AppError} conflict, if there is data that must not be replaced, or the tables remain in use
 */
export async function restore(
  direct: pg.Pool,
  chunks: AsyncIterable<Buffer>,
  { isReplacing, reportedMonth }: RestoreOptions,
): Promise<Restored> {
  const reader = readBackup(chunks);
  try {
    const { schema, at } = requireKnownSchema(parseHead(await reader.line()));
    const rows = await inExclusiveTransaction(direct, async (client) => {
      if (!isReplacing) await requireEmpty(client);
      const erasures = await client.query('select * from erased_reviews');
      const unsubscriptions = await client.query('select * from mail_unsubscriptions');
      const schedules = await client.query('select id, created_at::text, last_month from report_schedules');
      const lastIds = await lastIdsOf(client);
      // A failure also rolls back the restarted identity sequences.
      await client.query(truncation(TABLES));
      const copy = () => copyTables(client, reader, schema);
      const isCurrent = schema === (await schemaOf(client));
      const rows = isCurrent ? await copy() : await throughOlderSchema(client, schema, copy);
      for (const table of BACKED_UP) await continueIds(client, table);
      await skipUsedIds(client, lastIds);
      await reader.end();
      // The backup may be older than an erasure.
      await client.query(
        `insert into erased_reviews select * from json_populate_recordset(null::erased_reviews, $1)
         on conflict do nothing`,
        [JSON.stringify(erasures.rows)],
      );
      // So may people who have unsubscribed since.
      await client.query(
        `insert into mail_unsubscriptions select * from json_populate_recordset(null::mail_unsubscriptions, $1)
         on conflict do nothing`,
        [JSON.stringify(unsubscriptions.rows)],
      );
      await applyErasures((text, values) => client.query(text, values));
      if (reportedMonth !== null) await markAsSent(client, schedules.rows, reportedMonth);
      await client.query(READ_EVENTS);
      return rows;
    });
    return { at, rows };
  } finally {
    await reader.close();
  }
}

/**
 * What waited at the time of the backup may have been sent since.
 *
 * @param schedules the replaced rows, which know what was mailed
 */
async function markAsSent(
  client: pg.ClientBase,
  schedules: readonly object[],
  reportedMonth: Month,
): Promise<void> {
  for (const table of ['tasks', 'responses']) {
    await client.query(`update ${table} set attempts = greatest(attempts, 1) where state = 'waiting'`);
  }
  await client.query('update notifications set mail_waiting = false where mail_waiting');
  await client.query(
    `update report_schedules as restored set last_month = greatest(last_month, coalesce((
       select last_month from json_populate_recordset(null::report_schedules, $1) as replaced
       where (replaced.id, replaced.created_at) = (restored.id, restored.created_at)
     ), $2))`,
    [JSON.stringify(schedules), reportedMonth],
  );
}

/**
 * Restored events have this transaction as theirs, so readers would take them for new ones. Their next read starts with the
 * transactions after this one.
 */
const READ_EVENTS = `update event_cursors
  set snapshot = format('%1$s:%1$s:', pg_current_xact_id()::text::bigint + 1)::pg_snapshot`;

async function inExclusiveTransaction<Result>(
  direct: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await direct.connect();
  let isCommitted = false;
  try {
    await client.query('begin');
    await client.query(PORTABLE_SETTINGS);
    await lockTables(client);
    const result = await work(client);
    await client.query(NOTIFY, ['everything']);
    await client.query('commit');
    isCommitted = true;
    return result;
  } catch (error) {
    throw explain(error);
  } finally {
    // Closing the connection rolls back what was not committed.
    client.release(!isCommitted);
  }
}

/** SQLSTATE of a lock timeout and of a deadlock. */
const BUSY = ['55P03', '40P01'];

/** Locks every table. Between attempts, transactions that wait for these tables continue. */
async function lockTables(client: pg.ClientBase): Promise<void> {
  for (const waitMs of LOCK_TIMEOUTS_MS) {
    await client.query('savepoint before_lock');
    try {
      await client.query(`set local lock_timeout = ${waitMs}`);
      await client.query(`lock table ${TABLES.join(', ')} in access exclusive mode`);
      await client.query(LOCK_MAINTENANCE);
      await client.query('set local lock_timeout = 0');
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && BUSY.includes(error.code ?? ''))) throw error;
      await client.query('rollback to savepoint before_lock');
      await setTimeout(PAUSE_MS);
    }
  }
  throw new AppError('restore-in-use');
}

async function copyTables(client: pg.ClientBase, reader: BackupReader, schema: string): Promise<RowCounts> {
  const rows: RowCounts = {};
  for (;;) {
    const section = parseSection(await reader.line());
    if ('rows' in section) {
      requireAllRows(schema, rows, section.rows);
      return rows;
    }
    requireKnownTable(schema, section);
    rows[section.table] = await copyIn(client, section, reader.rows());
  }
}

async function copyIn(
  client: pg.ClientBase,
  { table, columns }: TableHead,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  // The library would continue to write after PostgreSQL rejected a row.
  copy.once('error', () => copy.destroy());
  const stored = finished(copy);
  // Awaited below; until then its rejection must not count as unhandled.
  stored.catch(() => {});
  for await (const chunk of rows) {
    if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), stored]);
  }
  copy.end();
  await stored;
  return copy.rowCount;
}

/** Makes the ids that the database assigns continue after the restored ones. */
async function continueIds(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ counter: string | null }>(
    `select pg_get_serial_sequence($1, attname) as counter from pg_attribute
     where attrelid = $1::regclass and attname = 'id'`,
    [table],
  );
  const counter = rows[0]?.counter;
  if (!counter) return;
  await client.query(`select setval($1, coalesce(max(id), 0) + 1, false) from ${table}`, [counter]);
}

type LastIds = { table: string; counter: string; last: string | null }[];

async function lastIdsOf(client: pg.ClientBase): Promise<LastIds> {
  const { rows } = await client.query<LastIds[number]>(
    `select name as table, counter, pg_sequence_last_value(counter::regclass) as last
     from unnest($1::text[]) as name, pg_get_serial_sequence(name, 'id') as counter`,
    [WITH_LASTING_IDS],
  );
  return rows;
}

/**
 * Makes new ids continue after all that were ever used, here or, by the time, in the database of the backup: no table gets
 * a row per second for long.
 */
async function skipUsedIds(client: pg.ClientBase, lastIds: LastIds): Promise<void> {
  for (const { table, counter, last } of lastIds) {
    await client.query(
      `select setval($1, greatest($2, max(id), extract(epoch from clock_timestamp())::bigint)) from ${table}`,
      [counter, last],
    );
  }
}

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isEmpty: boolean }>(
    `select not exists (select from users where not is_demo) and not exists (select from listings where source <> 'demo')
       and not exists (select from reviews where source <> 'demo') as "isEmpty"`,
  );
  if (rows[0]?.isEmpty) return;
  throw new AppError('restore-not-empty');
}

/** SQLSTATE classes of invalid values, violated constraints, and unknown columns. */
const INVALID_ROWS = /^(2[23]|42703|42601)/;

function explain(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || !INVALID_ROWS.test(error.code ?? '')) return error;
  return new AppError('backup-damaged', { detail: error.message });
}
