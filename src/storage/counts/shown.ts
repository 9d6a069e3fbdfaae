import { type RawBuilder, sql } from 'kysely';
import { OF_SHOWN_CHANNEL } from '../reviews/shown.ts';
import { ALL_STARS } from './total.ts';

/** How many reviews of `listings.id` the public may read, from the counters. */
export function shownOfListing(): RawBuilder<number> {
  const shown = (table: string, also: string) =>
    sql.raw(
      `select sum${ALL_STARS} as n from ${table} where listing_id = listings.id and is_approved and ${OF_SHOWN_CHANNEL}${also}`,
    );
  return sql<number>`(select coalesce(sum(n), 0)::bigint from (
    ${shown('review_counts', ` and grain = 'a'`)} union all ${shown('review_count_deltas', '')}
  ) as counted)`;
}
