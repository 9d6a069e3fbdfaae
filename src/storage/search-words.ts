import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Of fewer reviews the words are soon learnt one by one. */
const LEAST_MADE_ANEW = 10_000;
/** From this share of all on it is sooner done to make the words of all anew. */
const SHARE_MADE_ANEW = 0.2;

/** Reviews whose words are not made ready to be searched. */
export interface WaitingWords {
  /** No more than `most` and one are counted. */
  waiting: number;
  /** Where more wait, making all anew is sooner done than making those. */
  most: number;
}

async function waitingWords(db: Kysely<Tables>): Promise<WaitingWords> {
  const { rows } = await sql<WaitingWords>`
    select most, (select count(*) from (select from review_search_queue limit most + 1) as queue) as waiting
    from (
      select greatest(${LEAST_MADE_ANEW}, reltuples * ${SHARE_MADE_ANEW}::real)::bigint as most
      from pg_class where oid = 'review_search'::regclass
    ) as bounds`.execute(db);
  return rows[0] ?? { waiting: 0, most: LEAST_MADE_ANEW };
}

/**
 * Makes ready the words that wait, a batch at a time; one process at a time does so.
 *
 * @returns of how many reviews; 0 also while another process does it
 */
async function foldSearch(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_review_search() as folded`.execute(db);
  return rows[0]?.folded ?? 0;
}

/** The servers' processes that make all words anew for this one. */
const remaking = new Set<number>();

/** Makes the words of all reviews anew. Until it commits, searches look at those that wait as they are. In a transaction. */
async function remakeSearch(db: Kysely<Tables>): Promise<void> {
  // Of millions of reviews that takes longer than any page may.
  await sql`set local statement_timeout = 0`.execute(db);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const pid = rows[0]?.pid ?? 0;
  remaking.add(pid);
  try {
    await sql`select remake_review_search()`.execute(db);
  } finally {
    remaking.delete(pid);
  }
}

/** Interrupts what this process has begun to make anew; nothing of it stays, and who folds next begins again. */
async function interruptRemaking(db: Kysely<Tables>): Promise<void> {
  if (remaking.size === 0) return;
  await sql`select pg_cancel_backend(pid) from pg_stat_activity
    where pid = any(${[...remaking]}::int[]) and datname = current_database()
      and state = 'active' and query = 'select remake_review_search()'`.execute(db);
}

export const searchIndexReaders = { pending: waitingWords };
export const searchIndexWriters = {
  update: foldSearch,
  rebuild: remakeSearch,
  cancelRebuild: interruptRemaking,
};
