import { sql } from 'kysely';
import type { ListingId, TaskId } from '#domain/ids.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { FilterWithAccess } from '#domain/reviews/filter.ts';
import { matching } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';

export interface ComparedTask {
  id: TaskId;
  listingId: ListingId;
  topic: Topic;
  /** When the days before the task begin, those after it, and the first day that is neither. */
  starts: readonly [Date, Date, Date];
}

export interface ComplaintsOfTask {
  id: TaskId;
  reviewsBefore: number;
  complaintsBefore: number;
  reviewsAfter: number;
  complaintsAfter: number;
}

/** Counts the reviews of the property of each task before and after it, and those that complain about its topic. */
export async function countComplaints(
  db: Db,
  tasks: readonly ComparedTask[],
  filter: FilterWithAccess,
  timeZone: string,
): Promise<ComplaintsOfTask[]> {
  const start = (index: 0 | 1 | 2) => tasks.map(({ starts }) => starts[index]);
  const { rows } = await sql<ComplaintsOfTask>`
    select compared.id, counts.* from unnest(
      ${tasks.map(({ id }) => id)}::bigint[], ${tasks.map(({ listingId }) => listingId)}::bigint[],
      ${tasks.map(({ topic }) => topic)}::text[], ${start(0)}::timestamptz[], ${start(1)}::timestamptz[], ${start(2)}::timestamptz[]
    ) as compared (id, listing_id, topic, before, after, ends)
    cross join lateral (
      select count(*) filter (where not is_after) as "reviewsBefore",
        count(*) filter (where not is_after and complains) as "complaintsBefore",
        count(*) filter (where is_after) as "reviewsAfter",
        count(*) filter (where is_after and complains) as "complaintsAfter"
      from (
        select submitted_at >= compared.after as is_after, exists (
          select from review_topics
          where review_id = reviews.id and review_topics.topic = compared.topic and polarity = 'negative'
        ) as complains
        from reviews where ${matching(filter, { isPublic: false, timeZone })} and reviews.listing_id = compared.listing_id
          and submitted_at >= compared.before and submitted_at < compared.ends
      ) as reviews
    ) as counts`.execute(db);
  return rows;
}
