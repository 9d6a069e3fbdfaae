/** The rows of a page by their ids. */
export const ROWS = `select r.id, r.listing_id, l.name as listing_name, r.guest_name, r.review_text, r.rating_tenths,
    r.rating_derived, r.channel, r.submitted_at, r.sentiment, r.is_approved, r.response_text, r.response_at
  from reviews r join listings l on l.id = r.listing_id where r.id = any($1)`;

/** Adds up the counters that the product keeps. */
export const STATISTICS = `select sum(unrated + one + two + three + four + five)::bigint as total,
    sum(tenths)::bigint as tenths from review_counts where listing_id = 0 and grain = 'a'`;

/** The change and the entry of its history. */
export const APPROVAL = `with changed as (
    update reviews set is_approved = $2, updated_at = now() where id = $1 returning id
  )
  insert into decisions (review_id, cause, decided_by, from_approved, to_approved)
  select id, 'manager', 'bench', not $2, $2 from changed`;

interface Row {
  id: number;
  listing_id: number;
  listing_name: string;
  guest_name: string;
  review_text: string;
  rating_tenths: number | null;
  rating_derived: boolean;
  channel: string;
  submitted_at: Date;
  sentiment: string;
  is_approved: boolean;
  response_text: string | null;
  response_at: Date | null;
}

/** A row as it crosses the wire. */
export function reviewOf(row: Row) {
  return {
    id: row.id,
    listingId: row.listing_id,
    listingName: row.listing_name,
    guestName: row.guest_name,
    reviewText: row.review_text,
    rating: row.rating_tenths === null ? null : row.rating_tenths / 10,
    ratingDerived: row.rating_derived,
    channel: row.channel,
    reviewDate: row.submitted_at,
    sentiment: row.sentiment,
    isApproved: row.is_approved,
    ...(row.response_text !== null && { response: { text: row.response_text, date: row.response_at } }),
  };
}
