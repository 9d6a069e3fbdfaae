import type { Channel } from '#domain/channel.ts';
import { starsOf } from '#domain/rating.ts';
import type { Answerable, Reply, ReplyState } from '#domain/reply.ts';
import type { Revision } from '#domain/revision.ts';
import { instantText } from './instant-text.ts';

/**
 * What is sent of the total and a row of `reviews` `r`. Private feedback is not among it, so it cannot leak from here. Each
 * column takes time to send and to read, so what never has a bar in it comes as one text. Nothing in that but its end may be
 * null, for nulls are left out.
 */
const COLUMNS = [
  `concat_ws('|', total.n, r.id, r.listing_id, r.rating_derived, r.sentiment, r.is_approved, r.submitted_at,
    coalesce(r.rating_tenths, 0), r.response_at) as facts`,
  'r.guest_name',
  'r.review_text',
  'r.channel',
  'r.response_text',
  'r.revision',
];
/** What managers alone are told, and what decides whether a review can be answered. Nearly none has a response of ours. */
const MANAGED = [
  'r.source',
  'case when replies.state is not null then json_build_array(replies.state, replies.text, replies.words) end',
];

export const pageColumns = (isPublic: boolean): string =>
  (isPublic ? COLUMNS : [...COLUMNS, ...MANAGED]).join(', ');

/** A row as PostgreSQL sends it; all but the first is null where the page is empty. */
export type PageRow = readonly (string | null)[];

/** The total that comes with each row; 0 where none comes. */
export const totalIn = (row: PageRow | undefined): number => Number(row?.[0]?.split('|', 1)[0] ?? 0);

/** A review of a page. */
export interface ListedReview {
  id: number;
  listingId: number;
  /** The inside of its JSON object, but for what is here beside it and the listing's name. */
  json: string;
  /** What decides whether it can be answered; only managers are told. */
  answerable: Answerable | null;
}

/** The review of a row; null where the page is empty. */
export function reviewIn(row: PageRow, isPublic: boolean): ListedReview | null {
  const [facts, guest, text, channel, response, revision, source, reply] = row;
  // Every review has a guest, be it an empty name.
  if (facts == null || guest === null) return null;
  const [, id, listing, derived, sentiment, approved, submitted = '', tenths, responded] = facts.split('|');
  return {
    id: Number(id),
    listingId: Number(listing),
    // `reviewOut` of `contract/` says the same of a review that was read, and a test compares the two.
    json: `"guestName":${quoted(guest)},"reviewText":${quoted(text)},"rating":${stars(tenths)},"ratingDerived":${derived === 't'},"channel":${quoted(channel)},"reviewDate":"${instantText(submitted)}","sentiment":"${sentiment}","isApproved":${approved === 't'}${response == null ? '' : responseJson(response, responded)}${revision == null ? '' : revisionJson(revision)}`,
    answerable: isPublic
      ? null
      : {
          source: source ?? '',
          channel: channel as Channel,
          isWithdrawn: false,
          isAnswered: response != null,
          isWordless: text?.trim() === '',
          reply: reply == null ? null : replyOf(reply),
        },
  };
}

function replyOf(kept: string): Reply {
  const [state, text, words] = JSON.parse(kept) as [ReplyState, string, string | null];
  return { state, text, words };
}

const quoted = (text: string | null | undefined): string => JSON.stringify(text ?? '');
const stars = (tenths: string | undefined): string =>
  tenths === '0' ? 'null' : String(starsOf(Number(tenths)));

function responseJson(text: string, at: string | undefined): string {
  const date = at === undefined ? 'null' : `"${instantText(at)}"`;
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
