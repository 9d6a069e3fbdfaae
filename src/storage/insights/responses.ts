import { sql } from 'kysely';
import { HAS_RESPONDED } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';
import { type Selection, selected } from './spans.ts';

/** The reviews with one rating, of one listing, or all of them. */
export interface ResponseCounts {
  rating: number | null;
  listing_id: number | null;
  name: string | null;
  reviews: number;
  responded: number;
  /** The median from the review to the response; null without one. */
  hours: number | null;
}

/** Counts the responses by stars, by listing, and all of them. */
export async function countResponses(db: Db, selection: Selection): Promise<ResponseCounts[]> {
  const { rows } = await sql<ResponseCounts>`
    select rating, listing_id, name, reviews, responded, hours from (
      select rating, listing_id, count(*)::int as reviews, count(*) filter (where responded)::int as responded,
        percentile_cont(0.5) within group (order by hours) filter (where responded) as hours
      from (
        select (rating_tenths + 5) / 10 as rating, listing_id, ${HAS_RESPONDED} as responded,
          greatest(0, extract(epoch from coalesce(response_at, responses.settled_at) - submitted_at) / 3600)::float8 as hours
        from reviews left join responses on responses.review_id = reviews.id and responses.state = 'sent'
        where ${selected(selection)}
      ) as each
      group by grouping sets ((), (rating), (listing_id))
      having grouping(rating) = 1 or rating is not null
    ) as counted left join listings on listings.id = listing_id
    order by rating, name, listing_id`.execute(db);
  return rows;
}
