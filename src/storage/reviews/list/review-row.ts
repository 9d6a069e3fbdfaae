import { starsOf } from '#domain/rating.ts';
import type { Revision } from '#domain/revision.ts';
import { instantText } from './instant-text.ts';

/** What is sent of a row of `reviews` `r`, in this order, after the total. Private feedback is not among it, so it cannot leak from here. */
const COLUMNS = [
  'r.id',
  'r.listing_id',
  'r.guest_name',
  'r.review_text',
  'r.rating_tenths',
  'r.rating_derived',
  'r.channel',
  'r.submitted_at',
  'r.sentiment',
  'r.is_approved',
  'r.response_text',
  'r.response_at',
  'r.revision',
];
/** What managers alone are told, and what decides whether a review can be answered. */
const MANAGED = ['r.source', 'replies.state', 'replies.text', 'replies.words'];

export const PAGE_COLUMNS = (isPublic: boolean): string =>
  (isPublic ? COLUMNS : [...COLUMNS, ...MANAGED]).join(', ');

/** A row as PostgreSQL sends it: the total, then the columns; null but for the total where the page is empty. */
export type PageRow = readonly (string | null)[];

/**
 * What a review says as the inside of a JSON object, but for its listing's name: `reviewOut` of `contract/` says the same
 * of a review that was read, and a test compares the two.
 */
export function reviewJson(row: PageRow): string {
  const [
    ,
    ,
    ,
    guest,
    text,
    tenths,
    derived,
    channel,
    submitted,
    sentiment,
    approved,
    response,
    at,
    revision,
  ] = row;
  return `"guestName":${quoted(guest)},"reviewText":${quoted(text)},"rating":${stars(tenths)},"ratingDerived":${truth(derived)},"channel":${quoted(channel)},"reviewDate":"${instantText(submitted ?? '')}","sentiment":"${sentiment}","isApproved":${truth(approved)}${response == null ? '' : responseJson(response, at)}${revision == null ? '' : revisionJson(revision)}`;
}

const quoted = (text: string | null | undefined): string => JSON.stringify(text ?? '');
const truth = (text: string | null | undefined): boolean => text === 't';
const stars = (tenths: string | null | undefined): string =>
  tenths == null ? 'null' : String(starsOf(Number(tenths)));

function responseJson(text: string, at: string | null | undefined): string {
  const date = at == null ? 'null' : `"${instantText(at)}"`;
  return `,"response":{"text":${quoted(text)},"date":${date}}`;
}

function revisionJson(kept: string): string {
  const { before, after } = JSON.parse(kept) as Revision;
  const judged = ({ text, tenths }: Revision['before']) => ({
    text,
    rating: tenths === null ? null : starsOf(tenths),
  });
  return `,"revision":${JSON.stringify({ before: judged(before), after: judged(after) })}`;
}
