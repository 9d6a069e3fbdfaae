import { type Kysely, sql } from 'kysely';
import type { SecurityActor, SecurityEvent } from '#domain/security-event.ts';
import type { Tables } from './tables.ts';

async function insert(
  db: Kysely<Tables>,
  { kind, name, address }: SecurityActor,
  { action, target, detail = {} }: SecurityEvent,
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({
      actor_kind: kind,
      actor: name,
      action,
      target: target ?? null,
      address,
      detail: JSON.stringify(detail),
    })
    .execute();
}

/** A trigger refuses this for events that are younger than 90 days. */
async function deleteOld(db: Kysely<Tables>, days: number): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

export const securityEventWriters = { insert, deleteOld };
