import { problem, storedProblem } from '#domain/errors.ts';
import { isSameResponse } from '#domain/responses/response.ts';
import { cleanLine } from '../clean-text.ts';
import type { JsonResponse } from '../http-json.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';
import { upstreamMessage } from './errors.ts';
import { type Get, isTokenRejection, type Post, requireSuccess } from './request.ts';
import type { HostawaySource } from './source.ts';

/** Statuses that reject the content of a request. Hostaway documents only 403. */
const REJECTION_STATUSES = [400, 403, 409, 422];

/**
 * POST /reviews/{id}/respond (Hostaway API documentation, "Respond to a review"; since October 2026). A review takes one
 * response. If Hostaway says that there is one already and it has our text, an earlier attempt succeeded.
 */
export function responder(
  { get, post }: { get: Get; post: Post },
  signal: AbortSignal,
): HostawaySource['respond'] {
  async function isOurs(path: string, text: string): Promise<boolean> {
    const review = recordOf(fieldOf(await get(path), 'result'));
    return review !== null && isSameResponse(stringOf(fieldOf(review, 'revieweeResponse')), text);
  }

  return async (upstreamId, text) => {
    signal.throwIfAborted();
    const path = `/reviews/${encodeURIComponent(upstreamId)}`;
    const reason = rejectionIn(await post(`${path}/respond`, { revieweeResponse: text }));
    if (reason === null) return { kind: 'sent' };
    if (/already responded/i.test(reason) && (await isOurs(path, text))) return { kind: 'sent' };
    return { kind: 'refused', reason };
  };
}

/**
 * Why Hostaway rejected a response to a review; null when it accepted it.
 *
 * @throws AppError for any other failure, after which another attempt may succeed
 */
function rejectionIn(response: JsonResponse): string | null {
  const { status, body } = response;
  const envelope = body.kind === 'json' ? recordOf(body.value) : null;
  const isRejected =
    REJECTION_STATUSES.includes(status) || (status < 300 && fieldOf(envelope ?? {}, 'status') === 'fail');
  if (envelope && isRejected && !isTokenRejection(response)) {
    const message = cleanLine(upstreamMessage(body));
    return message === body.kind ? storedProblem(problem('hostaway-no-reason')) : message;
  }
  requireSuccess(response);
  return null;
}
