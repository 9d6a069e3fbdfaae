/** The text of a column as JSON. */
const text = (column: string): string => `to_json(${column})::text`;
/** An instant as JavaScript's `toISOString` writes it. */
const instant = (column: string): string =>
  `'"' || to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'`;
const stars = (tenths: string): string => `coalesce((${tenths} / 10::float8)::text, 'null')`;
const judged = (side: string): string =>
  `'{"text":' || coalesce((r.revision -> '${side}' -> 'text')::text, '""')
    || ',"rating":' || ${stars(`(r.revision -> '${side}' ->> 'tenths')::int`)} || '}'`;

/**
 * A review `r` of a listing `l` as it crosses the wire, written by PostgreSQL: `reviewOut` of `contract/` says the same
 * of a review that was read, and a test compares the two. Putting texts together is faster than building JSON values.
 */
export const REVIEW_JSON = `'{"id":' || r.id || ',"listingId":' || r.listing_id
  || ',"listingName":' || ${text('l.name')} || ',"guestName":' || ${text('r.guest_name')}
  || ',"reviewText":' || ${text('r.review_text')} || ',"rating":' || ${stars('r.rating_tenths')}
  || ',"ratingDerived":' || r.rating_derived || ',"channel":' || ${text('r.channel')}
  || ',"reviewDate":' || ${instant('r.submitted_at')} || ',"sentiment":"' || r.sentiment
  || '","isApproved":' || r.is_approved
  || case when r.response_text is null then '' else ',"response":{"text":' || ${text('r.response_text')}
    || ',"date":' || coalesce(${instant('r.response_at')}, 'null') || '}' end
  || case when r.revision is null then '' else ',"revision":{"before":' || ${judged('before')}
    || ',"after":' || ${judged('after')} || '}' end || '}'`;
