import { isSameResponse } from '#domain/responses/reply.ts';
import type { HostResponse, IncomingReview } from '#domain/reviews/review.ts';
import type { Transaction } from '#storage/storage.ts';

/**
 * Adds the responses that were sent from here to incoming reviews: Hostaway does not send their dates, and a page that
 * was requested before a response was sent does not contain it.
 */
export async function withSentReplies<Placed extends { review: IncomingReview }>(
  tx: Transaction,
  source: string,
  placed: readonly Placed[],
): Promise<Placed[]> {
  const ids = placed.map(({ review }) => review.upstreamId);
  const sent = new Map((await tx.replies.listSent(source, ids)).map((reply) => [reply.upstreamId, reply]));
  return placed.map((each) => {
    const reply = sent.get(each.review.upstreamId);
    if (!reply) return each;
    return { ...each, review: { ...each.review, response: mergeResponses(each.review.response, reply) } };
  });
}

function mergeResponses(
  theirs: HostResponse | null,
  ours: { response: HostResponse; isRecent: boolean },
): HostResponse | null {
  if (!theirs) return ours.isRecent ? ours.response : null;
  const isSame = isSameResponse(theirs.text, ours.response.text);
  return isSame ? { text: theirs.text, date: theirs.date ?? ours.response.date } : theirs;
}

/** Cancels waiting replies to reviews that have a response on their channel by now. */
export async function cancelAnsweredReplies(
  tx: Transaction,
  source: string,
  placed: readonly { review: IncomingReview }[],
): Promise<void> {
  const answered = placed.filter(({ review }) => review.response !== null);
  await tx.replies.cancelAnswered(
    source,
    answered.map(({ review }) => review.upstreamId),
  );
}
