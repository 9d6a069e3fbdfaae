import { problem, storedProblem } from '#domain/errors.ts';
import { cleanLine } from '../clean-text.ts';
import type { JsonResponse } from '../http-json.ts';
import { fieldOf, recordOf } from '../loose-json.ts';
import { upstreamMessage } from '../requests/upstream.ts';
import { HOSTAWAY } from './errors.ts';
import { isTokenRejection, requireSuccess } from './request.ts';

/** Statuses that reject the content of a request. Hostaway documents only 403. */
export const REJECTION_STATUSES = [400, 403, 409, 422];

/**
 * Why Hostaway rejected what was sent; null when it accepted it.
 *
 * @throws AppError for any other failure, after which another attempt may succeed
 */
export function rejectionIn(response: JsonResponse, statuses = REJECTION_STATUSES): string | null {
  const { status, body } = response;
  const envelope = body.kind === 'json' ? recordOf(body.value) : null;
  const isRejected =
    statuses.includes(status) || (status < 300 && fieldOf(envelope ?? {}, 'status') === 'fail');
  if (envelope && isRejected && !isTokenRejection(response)) {
    const message = cleanLine(upstreamMessage(HOSTAWAY, body));
    return message === body.kind
      ? storedProblem(problem('source-no-reason', { source: HOSTAWAY.name }))
      : message;
  }
  requireSuccess(response);
  return null;
}
