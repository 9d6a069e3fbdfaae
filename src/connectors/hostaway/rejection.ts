import { type JsonResponse, recordIn } from '../http-json.ts';
import { rejectionReason } from '../requests/upstream.ts';
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
  const envelope = recordIn(body);
  const isRejected = statuses.includes(status) || (status < 300 && envelope?.status === 'fail');
  if (envelope && isRejected && !isTokenRejection(response)) return rejectionReason(HOSTAWAY, body);
  requireSuccess(response);
  return null;
}
