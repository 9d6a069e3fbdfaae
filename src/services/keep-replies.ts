import { isSameResponse } from '#domain/reply.ts';
import type { HostResponse, IncomingReview } from '#domain/review.ts';
import type { Transaction } from '#storage/storage.ts';

interface SentReply {
  response: HostResponse;
  isRecent: boolean;
}

/** What was sent from here as responses to these reviews, by upstream id. */
export async function sentReplies(
  tx: Transaction,
  source: string,
  placed: readonly { review: IncomingReview }[],
): Promise<ReadonlyMap<string, SentReply>> {
  const ids = placed.map(({ review }) => review.upstreamId);
  return new Map((await tx.replies.listSent(source, ids)).map((each) => [each.upstreamId, each]));
}

/**
 * The same reviews with what we know of responses that were sent from here: Hostaway does not say when one was given,
 * and an answer that was on its way while ours was sent does not have it at all.
 */
export function withSent<Placed extends { review: IncomingReview }>(
  placed: readonly Placed[],
  sent: ReadonlyMap<string, SentReply>,
): readonly Placed[] {
  if (sent.size === 0) return placed;
  return placed.map((each) => {
    const ours = sent.get(each.review.upstreamId);
    if (!ours) return each;
    const response = together(each.review.response, ours);
    return { ...each, review: { ...each.review, response } };
  });
}

function together(theirs: HostResponse | null, ours: SentReply): HostResponse | null {
  if (!theirs) return ours.isRecent ? ours.response : null;
  const isSame = isSameResponse(theirs.text, ours.response.text);
  return isSame ? { text: theirs.text, date: theirs.date ?? ours.response.date } : theirs;
}

/** Tells responses that wait that somebody was quicker: the channel has one already. */
export async function endOvertaken(
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
