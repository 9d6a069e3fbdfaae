import { expect, vi } from 'vitest';
import type { Database } from '#storage/database/database.ts';
import { WAIT_OPTIONS } from './timeouts.ts';

type Pool = Database['pool'];

/** All tables with their schema; the product's own are in `public`. */
async function tables(pool: Pool, schema = '%'): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_schema like $1
        and table_type = 'BASE TABLE'
      order by 1`,
    [schema],
  );
  return rows.map((row) => row.name);
}

/** It moves with every event, of refused calls too. */
const CURSORS = 'public.event_cursors';

/** Refused calls change nothing but the log. */
const REFUSALS = "t::text ~ '(request|token)[.]refused'";

/** A hash of every table of the product, to compare before and after. */
export async function fingerprint(pool: Pool): Promise<Record<string, string>> {
  // Otherwise a scheduled job could move queued rows meanwhile.
  await pool.query('select roll_up_review_counts()');
  await pool.query('update review_search set is_indexed = true where not is_indexed');
  const found: Record<string, string> = {};
  for (const name of await tables(pool, 'public')) {
    if (name === CURSORS) continue;
    const { rows } = await pool.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t
        where not (${REFUSALS})`,
    );
    found[name] = rows[0]?.hash ?? '';
  }
  return found;
}

/** The tables of every schema, background jobs included, that contain a text in any column. */
export async function tablesWith(pool: Pool, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tables(pool)) {
    const { rows } = await pool.query<{ held: boolean }>(
      `select exists (select from ${name} t where position($1 in t::text) > 0) as held`,
      [text],
    );
    if (rows[0]?.held) found.push(name);
  }
  return found;
}

/** Waits until a running server has added earlier changes to counters and topics, which it does in the background. */
export async function untilSettled(pool: Pool): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      'select 1 from review_count_deltas union all select 1 from analysis_queue',
    );
    expect(rowCount).toBe(0);
  }, WAIT_OPTIONS);
}
