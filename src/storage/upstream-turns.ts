import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** At most `requests` in any window, over all processes on this database. */
export interface Pace {
  requests: number;
  windowMs: number;
}

/** A turn whose end is never told, because its process was killed, counts as long as any request may take. */
const LONGEST_REQUEST_MS = 75_000;

/**
 * Turns towards one upstream account. A request counts from its start until a window after its end, because somewhere
 * in between, we cannot know when, the upstream counted it.
 */
export function sharedTurns(db: Kysely<Tables>, account: string, { requests, windowMs }: Pace) {
  const transact = <Answer>(work: (db: Kysely<Tables>) => Promise<Answer>) => db.transaction().execute(work);
  return {
    /** Waits for a turn, until `signal` says not to; the returned function is called once the request is over. */
    async acquire(signal?: AbortSignal): Promise<() => void> {
      for (;;) {
        const got = await transact((open) =>
          takeTurn(open, account, requests, LONGEST_REQUEST_MS + windowMs),
        );
        if ('turn' in got) {
          // A turn that cannot be ended just counts for longer: slower, and never too fast.
          return () => void endTurn(db, got.turn, windowMs).catch(() => {});
        }
        // An abort meanwhile is thrown by the next line.
        await sleep(got.waitMs, undefined, { signal }).catch(() => {});
        signal?.throwIfAborted();
      }
    },
  };
}

/**
 * Takes a turn towards an upstream if one is free, counted over all processes on this database. The clock is
 * PostgreSQL's, so that machines need not agree on theirs.
 *
 * @param limit turns that may count at once; a slot counts for `holdMs` unless it is released
 * @returns the turn's id, or how many milliseconds to wait before asking again
 */
async function takeTurn(
  db: Kysely<Tables>,
  account: string,
  limit: number,
  holdMs: number,
): Promise<{ turn: number } | { waitMs: number }> {
  // One after the other: two that count at the same moment would both see the last free turn.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`turns ${account}`}, 0))`.execute(db);
  await sql`delete from upstream_turns where account = ${account} and counts_until <= clock_timestamp()`.execute(
    db,
  );
  const taken = await sql<{ count: number; wait: number }>`
    select count(*) as count,
      coalesce(extract(epoch from min(counts_until) - clock_timestamp()) * 1000, 0)::float8 as wait
    from upstream_turns where account = ${account}`.execute(db);
  const { count = 0, wait = 0 } = taken.rows[0] ?? {};
  if (count >= limit) return { waitMs: Math.max(1, Math.ceil(wait)) };
  const { rows } = await sql<{ id: number }>`
    insert into upstream_turns (account, counts_until)
    values (${account}, clock_timestamp() + make_interval(secs => ${holdMs / 1000})) returning id`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a turn was inserted without an id');
  return { turn: row.id };
}

/** Says that a turn's request is over: from now on it counts for one window more. */
async function endTurn(db: Kysely<Tables>, turn: number, windowMs: number): Promise<void> {
  await sql`update upstream_turns set counts_until = clock_timestamp() + make_interval(secs => ${windowMs / 1000})
    where id = ${turn}`.execute(db);
}
