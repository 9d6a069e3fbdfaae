import { AppError, problem, storedProblem } from '#domain/errors.ts';
import { isSameResponse } from '#domain/responses/response.ts';
import type { JsonResponse } from '../http-json.ts';
import { type LooseRecord, recordOf, stringOf } from '../loose-json.ts';
import type { Send } from '../requests/authorized-requests.ts';
import { rejectionReason, requireRecord } from '../requests/upstream.ts';
import type { OutgoingResponse, RespondOutcome } from '../source.ts';
import { PRECISION_MS, REJECTIONS } from './assumptions.ts';
import { GUESTY } from './errors.ts';
import { type Reply, repliesOf, translateReview } from './translate-review.ts';

/**
 * `PUT /reviews/{id}/reply`. Guesty passes a response on to the channel later, so it counts as sent only when the review says
 * so. The review is read first: a response of an earlier attempt is not sent again, and one that was written elsewhere is not
 * replaced, which Airbnb would allow.
 *
 * @param readReview reads a review; null if it does not exist
 */
export function responder(
  send: Send,
  readReview: (id: string) => Promise<LooseRecord | null>,
): (response: OutgoingResponse) => Promise<RespondOutcome> {
  return async (response) => {
    const { upstreamId, text, mayHaveArrived } = response;
    const before = await readReview(upstreamId);
    const known = before && outcomeIn(before, response, mayHaveArrived);
    if (known) return known;
    const path = `/v1/reviews/${encodeURIComponent(upstreamId)}/reply`;
    const reason = rejectionIn(await send('PUT', path, { reviewReply: text }));
    if (reason !== null) return { kind: 'refused', reason };
    const sent = await readReview(upstreamId);
    const outcome = sent && outcomeIn(sent, response, true);
    if (outcome) return outcome;
    throw new AppError('source-unconfirmed', { source: GUESTY.name });
  };
}

/**
 * The outcome of a response according to its review; null if the review has none.
 *
 * @param isSent whether it may have been sent
 * @throws AppError while the channel has not confirmed it
 */
function outcomeIn(
  row: LooseRecord,
  { text, writtenAt }: OutgoingResponse,
  isSent: boolean,
): RespondOutcome | null {
  const replies = repliesOf(row);
  const ours = replies.filter((reply) => isSameResponse(reply.text, text));
  const translated = translateReview(row);
  const shown = translated.kind === 'review' ? translated.review.response : null;
  const isShown = shown !== null && isSameResponse(shown.text, text);
  if (isShown || ours.some(({ status }) => status === 'COMPLETED')) return { kind: 'sent' };
  if (ours.some(isPending)) throw new AppError('source-unconfirmed', { source: GUESTY.name });
  if (shown !== null || replies.some(isPending)) {
    return { kind: 'refused', reason: storedProblem(problem('response-exists')) };
  }
  // The same text may have failed before this response was written.
  const failed = ours.findLast(
    ({ at }) => isSent && (at === null || at.getTime() + PRECISION_MS >= writtenAt.getTime()),
  );
  return failed ? { kind: 'refused', reason: failureOf(failed) } : null;
}

const isPending = ({ status }: Reply) => status === 'PENDING';

/** In the message about a review whose listing is not connected with its channel. */
const UNMAPPED = 'REVIEWS_LISTING_NOT_FOUND';

/** Where a response that failed has its reason is not documented. */
function failureOf({ record }: Reply): string {
  const fields = ['reason', 'failureReason', 'errorMessage', 'message', 'error'];
  const value = Object.fromEntries(fields.map((field) => [field, stringOf(record[field])]));
  return rejectionReason({ ...GUESTY, messageFields: fields }, { kind: 'json', value });
}

/** Why a response was rejected; null when it was accepted. @throws AppError after which another attempt may succeed */
function rejectionIn(response: JsonResponse): string | null {
  const { status, body } = response;
  if (body.kind === 'json' && recordOf(body.value) && REJECTIONS.includes(status)) {
    const isUnmapped = JSON.stringify(body.value).includes(UNMAPPED);
    return isUnmapped
      ? storedProblem(problem('response-unmapped-listing', { source: GUESTY.name }))
      : rejectionReason(GUESTY, body);
  }
  requireRecord(GUESTY, response);
  return null;
}
