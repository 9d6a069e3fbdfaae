import type { Kysely } from 'kysely';
import type pg from 'pg';
import { type Change, serializeChange } from '#domain/notifications/change.ts';
import type { Tables } from '../tables.ts';

/** The NOTIFY channel of all processes on one database. */
export const CHANNEL = 'reviews_changes';

/** Adds a change that no trigger covers to the outbox. It is published after the commit. */
async function insert(db: Kysely<Tables>, change: Change): Promise<void> {
  await db
    .insertInto('changes')
    .values({ topic: serializeChange(change) })
    .execute();
}

/**
 * Empties the outbox and notifies listeners of its rows. Concurrent calls wait for each other, so everything committed
 * before has been published when either returns. It always sends an empty payload too: PostgreSQL delivers notifications
 * in order, so a listener that receives its own empty payload has received everything before it.
 */
export const PUBLISH: pg.QueryConfig = {
  name: 'publish changes',
  text: `with gone as (delete from changes returning topic)
    select pg_notify('${CHANNEL}', topic) from (select distinct topic from gone union all select '') as topics`,
};

export const changeWriters = { insert };
