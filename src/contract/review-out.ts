import { starsOf } from '#domain/rating.ts';
import type { ManagedReview } from '#domain/reply.ts';
import type { Review } from '#domain/review.ts';
import type { Judged } from '#domain/revision.ts';
import type { Review as ReviewOnWire } from './reviews.ts';

/** A review as it crosses the wire: instants in ISO 8601, absent things left out. */
export function reviewOut({ reviewDate, response, revision, ...review }: Review): ReviewOnWire {
  return {
    ...review,
    reviewDate: reviewDate.toISOString(),
    ...(response && { response: { text: response.text, date: response.date?.toISOString() ?? null } }),
    ...(revision && { revision: { before: judgedOut(revision.before), after: judgedOut(revision.after) } }),
  };
}

/** The same for managers, with what became of the company's own response and whether one can be written. */
export function managedReviewOut({ reply, whyNot, ...review }: ManagedReview): ReviewOnWire {
  return { ...reviewOut(review), ...ownOut({ reply, whyNot }) };
}

function ownOut({ reply, whyNot }: Pick<ManagedReview, 'reply' | 'whyNot'>) {
  return { ...(reply && { reply }), canReply: whyNot === null, ...(whyNot !== null && { whyNot }) };
}

/** The same for a review that is JSON already, and public as it is: what is for managers comes on top. */
export function withOwn(json: string, own: Pick<ManagedReview, 'reply' | 'whyNot'> | null): string {
  return own === null ? json : `${json.slice(0, -1)},${JSON.stringify(ownOut(own)).slice(1)}`;
}

function judgedOut({ text, tenths }: Judged): { text: string; rating: number | null } {
  return { text, rating: tenths === null ? null : starsOf(tenths) };
}
