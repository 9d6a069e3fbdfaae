import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { acquire } from '../database/named-lock.ts';
import type { Db } from '../tables.ts';

/** At most `requests` in any window, over all processes on this database. */
export interface RateLimit {
  requests: number;
  windowMs: number;
}

/** How long a request counts if its end was not recorded, because its process was killed. */
const MAX_REQUEST_MS = 75_000;

/**
 * Limits the requests to one upstream account. A request counts from its start until one window after its end, because
 * the upstream counts it at an unknown time in between.
 */
export function sharedRateLimiter(db: Db, account: string, { requests, windowMs }: RateLimit) {
  return {
    /** Waits until a request is allowed. Call the returned function when the request has ended. */
    async acquire(signal?: AbortSignal): Promise<() => void> {
      for (;;) {
        const result = await db
          .transaction()
          .execute((tx) => startRequest(tx, account, requests, MAX_REQUEST_MS + windowMs));
        if ('id' in result) {
          // A request whose end cannot be recorded counts for longer, so the limit is never exceeded.
          return () => void endRequest(db, result.id, windowMs).catch(() => {});
        }
        // An abort ends the wait with an error, and the next line throws it.
        await sleep(result.waitMs, undefined, { signal }).catch(() => {});
        signal?.throwIfAborted();
      }
    },
  };
}

/**
 * Records a request if the limit allows one. The clock is PostgreSQL's, so machines need not agree on theirs.
 *
 * @param limit requests that may count at once; each counts for `holdMs` unless its end is recorded
 * @returns the request's id, or how many milliseconds to wait before the next attempt
 */
async function startRequest(
  db: Db,
  account: string,
  limit: number,
  holdMs: number,
): Promise<{ id: number } | { waitMs: number }> {
  // Two processes that count at the same time would both see the last free slot.
  await acquire(db, `requests ${account}`);
  // A request that counts for longer was recorded before the clock of the server was set back.
  await sql`delete from upstream_requests where account = ${account} and (counts_until <= clock_timestamp()
    or counts_until > clock_timestamp() + make_interval(secs => ${holdMs / 1000}))`.execute(db);
  const counted = await sql<{ count: number; wait: number }>`
    select count(*) as count,
      coalesce(extract(epoch from min(counts_until) - clock_timestamp()) * 1000, 0)::float8 as wait
    from upstream_requests where account = ${account}`.execute(db);
  const { count = 0, wait = 0 } = counted.rows[0] ?? {};
  if (count >= limit) return { waitMs: Math.max(1, Math.ceil(wait)) };
  const { rows } = await sql<{ id: number }>`
    insert into upstream_requests (account, counts_until)
    values (${account}, clock_timestamp() + make_interval(secs => ${holdMs / 1000}))
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an inserted request returned no id');
  return { id: row.id };
}

/** Makes the request count for one more window. */
async function endRequest(db: Db, id: number, windowMs: number): Promise<void> {
  await sql`update upstream_requests set counts_until = clock_timestamp() + make_interval(secs => ${windowMs / 1000})
    where id = ${id}`.execute(db);
}
