import type { Kysely } from 'kysely';
import type pg from 'pg';
import { type Change, serializeChange } from '#domain/change.ts';
import type { Tables } from '../tables.ts';

/** The channel on which processes of one database receive changes. */
export const CHANNEL = 'reviews_changes';

/** Notes a change that no trigger sees, in the transaction that makes it; it is announced after the commit. */
async function noteChange(db: Kysely<Tables>, change: Change): Promise<void> {
  await db
    .insertInto('changes')
    .values({ topic: serializeChange(change) })
    .execute();
}

/**
 * Empties the outbox and announces what was in it. Two that do so at once wait for each other, so whatever was committed
 * before has been announced once either is answered. The empty word is announced each time: PostgreSQL hands a
 * listener everything before it in the queue first, and so a listener that sends this has heard all.
 */
export const ANNOUNCE: pg.QueryConfig = {
  name: 'announce changes',
  text: `with gone as (delete from changes returning topic)
    select pg_notify('${CHANNEL}', topic) from (select distinct topic from gone union all select '') as news`,
};

export const changeWriters = { insert: noteChange };
