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
    return { ...each, review: { ...each.review, response: mergeResponses(each.review.response, response) } };
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
