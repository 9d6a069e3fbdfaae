import { sql } from 'kysely';
import type { EventKind } from '#domain/events/event.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Topic } from '#domain/insights/topics.ts';
import { MAX_LISTED_REVIEWS, type Occurrence } from '#domain/notifications/notification.ts';
import type { NotificationKind } from '#domain/notifications/preferences.ts';
import { hasNewEvents, takeNewEvents } from '../events/cursor.ts';
import type { Db } from '../tables.ts';

/** The kinds of events that people are notified of. */
const KINDS = {
  'review.created': 'low-review',
  'review.assigned': 'assigned',
  'review.noted': 'mentioned',
  'response.refused': 'response-refused',
  'alert.raised': 'alert',
} as const satisfies Partial<Record<EventKind, NotificationKind>>;

/** Reviews that were submitted earlier are not new, such as those of a first sync. */
export const NEW_DAYS = 3;

const hasNew = (db: Db) => hasNewEvents(db, 'notifications');

/** Events of a kind that belong together, of one property. */
interface Row {
  kind: keyof typeof KINDS;
  split: string | null;
  by: Occurrence['by'];
  recipients: string[] | null;
  listingId: ListingId;
  tenths: number | null;
  topic: Topic | null;
  count: number;
  ids: ReviewId[];
  since: Date | null;
}

/** What has happened since the last call. The reviews of one transaction, or of a flood, are in one occurrence. */
async function takeNew(db: Db): Promise<Occurrence[]> {
  const events = await takeNewEvents(db, 'notifications', Object.keys(KINDS) as (keyof typeof KINDS)[]);
  const { rows } = await sql<Row>`
    select kind, split, json_build_object('kind', actor_kind, 'name', actor) as by, recipients, "listingId", tenths, topic,
      count(id)::int as count, coalesce((array_agg(id::int order by id desc) filter (where id is not null))[1:${sql.lit(MAX_LISTED_REVIEWS)}], '{}') as ids,
      min(submitted_at) as since
    from (
      select kind, case when kind = 'alert.raised' then 'tx ' || tx else split end as split, actor_kind, actor, reviews.id,
        -- Only the last assignment of a review counts.
        kind = 'review.assigned' and row_number() over (partition by kind, review_id order by new_events.id desc) > 1 as is_outdated, coalesce(reviews.listing_id, new_events.listing_id)::int as "listingId",
        case when kind = 'review.created' then submitted_at end as submitted_at,
        case when kind = 'review.created' then rating_tenths end as tenths,
        case when kind = 'alert.raised' then data ->> 'topic' end as topic,
        case kind
          when 'review.assigned' then array_remove(array[case when new_events.batch_id is null then assignee else to_assignee end], null)
          when 'review.noted' then array(select jsonb_array_elements_text(data -> 'mentions'))
        end as recipients
      from ${events} left join reviews on reviews.id = review_id
        left join assignee_changes using (batch_id, review_id)
      where kind <> 'review.created'
        or rating_tenths is not null and withdrawn_at is null and submitted_at > now() - make_interval(days => ${sql.lit(NEW_DAYS)})
    ) as happened
    where not is_outdated and (recipients is null or recipients <> '{}')
    group by kind, split, actor_kind, actor, recipients, "listingId", tenths, topic`.execute(db);
  const together = Map.groupBy(rows, ({ kind, split, by, recipients, topic }) =>
    JSON.stringify([kind, split, by, recipients, topic]),
  );
  return [...together.values()].flatMap((group) => {
    const [first] = group;
    return first ? occurrenceOf(first, group) : [];
  });
}

function occurrenceOf({ kind, by, recipients, topic }: Row, group: readonly Row[]): Occurrence {
  const since = group.flatMap((row) => row.since ?? []).sort((one, other) => one.getTime() - other.getTime());
  return {
    kind: KINDS[kind],
    to: recipients,
    by,
    reviews: group.map(({ listingId, count, ids, tenths }) => ({
      listingId,
      count,
      ids,
      ...(tenths !== null && { tenths }),
    })),
    data: {
      ...(kind === 'alert.raised' && { topic }),
      ...(since[0] && { since: since[0].toISOString() }),
    },
  };
}

export const occurrenceReaders = { hasNew };
export const occurrenceWriters = { takeNew };
