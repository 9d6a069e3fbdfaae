import { type RawBuilder, sql } from 'kysely';
import type { EventKind } from '#domain/events/event.ts';
import { hasNewEvents, takeNewEvents } from '../events/cursor.ts';
import type { Db } from '../tables.ts';

/** A change of an account that its owner did not necessarily make. */
export interface AccountEvent {
  kind: EventKind;
  at: Date;
  /** Who did it; null for the product or an anonymous visitor. */
  actor: string | null;
  address: string | null;
  target: string | null;
  data: Record<string, unknown>;
}

/** Older ones are not mailed: SMTP was configured since, or the product did not run. */
const MAX_AGE: RawBuilder<unknown> = sql`interval '1 day'`;

const hasNew = (db: Db) => hasNewEvents(db, 'account-mails');

/** The events of these kinds since the last call, each exactly once. */
async function takeNew(db: Db, kinds: readonly EventKind[]): Promise<AccountEvent[]> {
  const events = await takeNewEvents(db, 'account-mails', kinds);
  const { rows } = await sql<AccountEvent>`
    select kind, at, case when actor_kind in ('user', 'token') then actor end as actor, address, target, data
    from ${events} where at > now() - ${MAX_AGE} order by id`.execute(db);
  return rows;
}

export const accountEventReaders = { hasNew };
export const accountEventWriters = { takeNew };
