import { sql } from 'kysely';
import type { EventActor } from '#domain/events/event.ts';
import type { ReviewId } from '#domain/ids.ts';
import { recordEach } from '../events/events.ts';
import type { Db } from '../tables.ts';

/** @param assignee the username; null for no one */
export async function setAssignee(
  db: Db,
  id: ReviewId,
  assignee: string | null,
  actor: EventActor,
): Promise<void> {
  await sql`
    with changed as (
      update reviews set assignee = ${assignee} where id = ${id} and assignee is distinct from ${assignee}
      returning id, listing_id
    )
    ${recordEach(actor, 'review.assigned', sql`changed`)}`.execute(db);
}
