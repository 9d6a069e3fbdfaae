import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { categoryMeans, sumCategories } from './categories.ts';
import { averagesOf, countListings } from './listings.ts';
import { newestMentions } from './mentions.ts';
import { countSpans, responseHours } from './overview.ts';
import { countResponses } from './responses.ts';
import { countListingTopics, countTopics, sumComplaints } from './topics.ts';

type Read<Args extends unknown[], Result> = (db: Db, ...args: Args) => Promise<Result>;

/** Enough to join the topics of a year of a million reviews without temporary files, which takes half the time. */
const WORK_MEMORY = '64MB';

/** A read of many rows. It runs in a transaction, because a pooler keeps no settings of a session. */
function withMemory<Args extends unknown[], Result>(read: Read<Args, Result>): Read<Args, Result> {
  return (db, ...args) =>
    db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`set local work_mem = ${sql.lit(WORK_MEMORY)}`.execute(tx);
        return read(tx, ...args);
      });
}

/** What insights add up from rows; see the decision of 2026-11-23. */
export const insightReaders = {
  averagesOf,
  categoryMeans,
  countListings,
  countResponses: withMemory(countResponses),
  countListingTopics: withMemory(countListingTopics),
  countSpans,
  countTopics: withMemory(countTopics),
  newestMentions,
  responseHours: withMemory(responseHours),
  sumCategories: withMemory(sumCategories),
  sumComplaints: withMemory(sumComplaints),
};
