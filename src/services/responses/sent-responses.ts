import { systemActor } from '#domain/accounts/actor.ts';
import { isSameResponse } from '#domain/responses/response.ts';
import type { HostResponse, IncomingReview } from '#domain/reviews/review.ts';
import type { Transaction } from '#storage/storage.ts';

/**
 * Adds the responses that were sent from here to incoming reviews: sources do not send their dates, and a page that
 * was requested before a response was sent does not contain it.
 */
export async function withSentResponses<Placed extends { review: IncomingReview }>(
  tx: Transaction,
  source: string,
  placed: readonly Placed[],
): Promise<Placed[]> {
  const ids = placed.map(({ review }) => review.upstreamId);
  const sent = new Map(
    (await tx.responses.listSent(source, ids)).map((response) => [response.upstreamId, response]),
  );
  return placed.map((each) => {
    const response = sent.get(each.review.upstreamId);
    if (!response) return each;
    return { ...each, review: { ...each.review, response: mergeResponses(each.review, response) } };
  });
}

function mergeResponses(
  { response: theirs, rejectedResponse }: IncomingReview,
  ours: { response: HostResponse; isRecent: boolean },
): HostResponse | null {
  if (!theirs) {
    // A page that was read before this one was sent may have the rejection of an earlier one.
    const isRejected = rejectedResponse && isSameResponse(rejectedResponse.text, ours.response.text);
    return ours.isRecent && !isRejected ? ours.response : null;
  }
  const isSame = isSameResponse(theirs.text, ours.response.text);
  return isSame ? { text: theirs.text, date: theirs.date ?? ours.response.date } : theirs;
}

/**
 * Cancels waiting responses to reviews that have a response on their channel by now, unless that is the same one: an attempt
 * whose outcome is unknown may have sent it, which the next attempt finds out.
 */
export async function cancelOvertakenResponses(
  tx: Transaction,
  source: string,
  placed: readonly { review: IncomingReview }[],
): Promise<void> {
  const shown = new Map(
    placed.flatMap(({ review }) =>
      review.response ? [[review.upstreamId, review.response.text] as const] : [],
    ),
  );
  const overtaken = (await tx.responses.listOvertaken(source, [...shown.keys()])).filter(
    ({ upstreamId, text, attempts }) => attempts === 0 || !isSameResponse(shown.get(upstreamId) ?? '', text),
  );
  await tx.responses.cancelOvertaken(overtaken.map(({ reviewId }) => reviewId));
}

/** Shows a response that was sent as refused if its channel has rejected it afterwards. */
export async function refuseRejectedResponses(
  tx: Transaction,
  source: string,
  placed: readonly { review: IncomingReview }[],
): Promise<void> {
  const rejected = placed.filter(({ review }) => review.rejectedResponse);
  const sent = await tx.responses.listSent(
    source,
    rejected.map(({ review }) => review.upstreamId),
  );
  for (const { reviewId, listingId, upstreamId, response } of sent) {
    const found = rejected.find(({ review }) => review.upstreamId === upstreamId)?.review.rejectedResponse;
    if (!found || !isSameResponse(found.text, response.text)) continue;
    await tx.responses.settle(reviewId, { state: 'refused', reason: found.reason });
    await tx.events.insert(systemActor, { kind: 'response.refused', review: reviewId, listing: listingId });
  }
}
