import { type Kysely, sql } from 'kysely';
import type { SecurityActor, SecurityEvent } from '#domain/accounts/security-event.ts';
import type { Tables } from '../tables.ts';

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

/**
 * Deletes events, and the network addresses of decisions, which stay with their reviews. A trigger refuses this for those of
 * the last 30 days.
 */
async function deleteOld(db: Kysely<Tables>, days: number): Promise<void> {
  const before = sql<Date>`now() - make_interval(days => ${days})`;
  await db.deleteFrom('security_events').where('at', '<', before).execute();
  for (const [table, at] of [
    ['decisions', 'at'],
    ['batches', 'created_at'],
  ] as const) {
    await sql`update ${sql.table(table)} set address = null
      where address is not null and ${sql.ref(at)} < ${before}`.execute(db);
  }
}

export const securityEventWriters = { insert, deleteOld };
