import { starsOf } from '#domain/rating.ts';
import type { ManagedReview } from '#domain/reply.ts';
import type { Review } from '#domain/review.ts';
import type { ReviewContent } from '#domain/revision.ts';
import type { Review as ReviewOnWire } from './reviews.ts';

/** A review as it crosses the wire: instants in ISO 8601, absent things left out. */
export function reviewOut({ reviewDate, response, revision, ...review }: Review): ReviewOnWire {
  return {
    ...review,
    reviewDate: reviewDate.toISOString(),
    ...(response && { response: { text: response.text, date: response.date?.toISOString() ?? null } }),
    ...(revision && { revision: { before: contentOut(revision.before), after: contentOut(revision.after) } }),
  };
}

/** The same for managers, with what became of the company's own response and whether one can be written. */
export function managedReviewOut({ reply, whyNot, isWithdrawn, ...review }: ManagedReview): ReviewOnWire {
  return { ...reviewOut(review), ...ownOut({ reply, whyNot }), ...(isWithdrawn && { isWithdrawn }) };
}

function ownOut({ reply, whyNot }: Pick<ManagedReview, 'reply' | 'whyNot'>) {
  return { ...(reply && { reply }), canReply: whyNot === null, ...(whyNot !== null && { whyNot }) };
}

/** A review of a page, most of which is JSON already, and public as it is; what is for managers comes on top. */
export interface WrittenReview {
  id: number;
  listingId: number;
  listingName: string;
  /** The rest of it as the inside of a JSON object. */
  json: string;
  /** Null for anybody but managers. */
  own: Pick<ManagedReview, 'reply' | 'whyNot'> | null;
}

/** The same as `reviewOut` and `managedReviewOut`, as the text of its JSON. */
export function reviewText({ id, listingId, listingName, json, own }: WrittenReview): string {
  const mine = own === null ? '}' : `,${ownText(own)}`;
  return `{"id":${id},"listingId":${listingId},"listingName":${JSON.stringify(listingName)},${json}${mine}`;
}

/** The end of the JSON of a review; nearly none has a response of ours, and objects take longer than texts. */
function ownText(own: Pick<ManagedReview, 'reply' | 'whyNot'>): string {
  if (own.reply !== null) return JSON.stringify(ownOut(own)).slice(1);
  return own.whyNot === null
    ? '"canReply":true}'
    : `"canReply":false,"whyNot":${JSON.stringify(own.whyNot)}}`;
}

function contentOut({ text, tenths }: ReviewContent): { text: string; rating: number | null } {
  return { text, rating: tenths === null ? null : starsOf(tenths) };
}
