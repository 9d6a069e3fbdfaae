import { BAD_GATEWAY, type Manners } from '../failures/spoil.ts';
import type { SimulatedAnswer, SimulatedRequest } from '../serve.ts';
import { googleError } from './google-error.ts';
import { type LegacyStatus, legacyAnswer } from './legacy/legacy-answer.ts';
import { isLegacy } from './legacy/legacy-details.ts';

export type GoogleFailureName = 'server-error' | 'bad-gateway' | 'over-quota' | 'denied';

/** Failures in Google's words, which the older API has of its own: there they come with HTTP status 200. */
export const GOOGLE_MANNERS: Manners<GoogleFailureName> = {
  named: {
    'server-error': either(['UNKNOWN_ERROR'], () =>
      googleError(500, 'INTERNAL', 'An internal error has occurred.'),
    ),
    'bad-gateway': () => BAD_GATEWAY,
    'over-quota': overQuota,
    denied: either(['REQUEST_DENIED', 'This API project is not authorized to use this API.'], () =>
      googleError(
        403,
        'PERMISSION_DENIED',
        'Places API (New) has not been used in project 1234567890 before or it is disabled.',
      ),
    ),
  },
  tooMany: overQuota,
  announce: 'none',
};

export const GOOGLE_FAILURES = Object.keys(GOOGLE_MANNERS.named) as GoogleFailureName[];

function overQuota(request: SimulatedRequest): SimulatedAnswer {
  if (isLegacy(request.path)) {
    return legacyAnswer('OVER_QUERY_LIMIT', 'You have exceeded your daily request quota for this API.');
  }
  const message = "Quota exceeded for quota metric 'GetPlaceRequest' of service 'places.googleapis.com'.";
  return googleError(429, 'RESOURCE_EXHAUSTED', message);
}

function either(
  [status, message]: [LegacyStatus, string?],
  current: () => SimulatedAnswer,
): (request: SimulatedRequest) => SimulatedAnswer {
  return ({ path }) => (isLegacy(path) ? legacyAnswer(status, message) : current());
}
