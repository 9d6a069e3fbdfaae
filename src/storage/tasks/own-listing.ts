import { sql } from 'kysely';

/** The listing where the source has a task, also after that was merged into another property. */
export const OWN_LISTING = sql<number>`coalesce(tasks.own_listing_id, tasks.listing_id)`;
