import type { ApprovalBody, Review } from '#contract/reviews/reviews.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { ApiError } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';

export type MadeDecision = Exclude<ReviewDecision, 'none'>;

/**
 * A change that is sent to the server. Those of a triage have a batch: they are sent in their order, and again while the
 * server is unavailable, because the screen has moved on. Other changes fail at once and are rolled back.
 */
export type Change = { review: Review; batch?: string | undefined } & (
  | { kind: 'decide'; from: ReviewDecision; to: MadeDecision }
  | { kind: 'reason'; reason: string }
  | { kind: 'undo' }
);
export type Decision = Extract<Change, { kind: 'decide' }>;

/** Lists for managers contain the decision of every review. */
export function decisionOn({ decision, isApproved }: Review): ReviewDecision {
  return decision ?? (isApproved ? 'approved' : 'none');
}

/** Whether a failed change is worth another attempt. */
export function isTemporary(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === null || error.status >= 429;
}

/** @param isRepeated whether an earlier attempt may have succeeded */
export async function sendChange(client: Client, change: Change, isRepeated: boolean): Promise<Review> {
  const { review, batch } = change;
  const params = { id: review.id };
  switch (change.kind) {
    case 'undo': {
      // A second undo would undo the first.
      const present = isRepeated && (await client.request('GET /reviews/hostaway/:id', { params }));
      if (present && decisionOn(present) === decisionOn(review)) return present;
      return client.request('POST /reviews/:id/undo', { params });
    }
    case 'reason':
      await client.request('PUT /reviews/hostaway/:id/reason', { params, body: { reason: change.reason } });
      return review;
    case 'decide': {
      const isApproved = change.to === 'approved';
      return client.request('PUT /reviews/hostaway/:id/approve', {
        params,
        body: { isApproved, seenDecision: change.from, ...(batch && { batch }) } satisfies ApprovalBody,
        ifMatch: isApproved ? contentHash(review) : undefined,
      });
    }
  }
}
