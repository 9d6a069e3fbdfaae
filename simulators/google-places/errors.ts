import { BAD_GATEWAY, type FailureResponses } from '../failures/inject.ts';
import type { SimulatedRequest, SimulatedResponse } from '../serve.ts';

type Status = 'INVALID_ARGUMENT' | 'NOT_FOUND' | 'PERMISSION_DENIED' | 'RESOURCE_EXHAUSTED' | 'INTERNAL';

/** An error in the form of every Google API: `{error: {code, message, status, details?}}`. */
export function googleError(
  code: number,
  status: Status,
  message: string,
  details?: object[],
): SimulatedResponse {
  return { status: code, body: { error: { code, message, status, ...(details ? { details } : {}) } } };
}

/** A wrong key is a 400, not a 401: only `reason` distinguishes it from an invalid request. */
export function invalidKey(): SimulatedResponse {
  const message = 'API key not valid. Please pass a valid API key.';
  return googleError(400, 'INVALID_ARGUMENT', message, [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'places.googleapis.com' },
    },
    { '@type': 'type.googleapis.com/google.rpc.LocalizedMessage', locale: 'en-US', message },
  ]);
}

export function missingMask(): SimulatedResponse {
  return googleError(
    400,
    'INVALID_ARGUMENT',
    'FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to ' +
      "provide it. As an example, you can set the header 'X-Goog-FieldMask' with value '*' to get all fields.",
  );
}

/** The status in the body of a legacy response. Its HTTP status is always 200. */
export type LegacyStatus =
  | 'OK'
  | 'ZERO_RESULTS'
  | 'NOT_FOUND'
  | 'INVALID_REQUEST'
  | 'OVER_QUERY_LIMIT'
  | 'REQUEST_DENIED'
  | 'UNKNOWN_ERROR';

/** A legacy error (googlemaps/openapi-specification). Messages that are not documented are our own. */
export function legacyError(status: LegacyStatus, message?: string): SimulatedResponse {
  const fields = message === undefined ? {} : { error_message: message };
  return { status: 200, body: { ...fields, html_attributions: [], status } };
}

export function isLegacy(path: string): boolean {
  return path.startsWith('/maps/api/');
}

export type GoogleFailureName = 'server-error' | 'bad-gateway' | 'over-quota' | 'denied';

/** Google's own error responses, in the form of the API that the request calls. */
export const GOOGLE_FAILURES: FailureResponses<GoogleFailureName> = {
  named: {
    'server-error': ({ path }) =>
      isLegacy(path)
        ? legacyError('UNKNOWN_ERROR')
        : googleError(500, 'INTERNAL', 'An internal error has occurred.'),
    'bad-gateway': () => BAD_GATEWAY,
    'over-quota': overQuota,
    denied: ({ path }) =>
      isLegacy(path)
        ? legacyError('REQUEST_DENIED', 'This API project is not authorized to use this API.')
        : googleError(
            403,
            'PERMISSION_DENIED',
            'Places API (New) has not been used in project 1234567890 before or it is disabled.',
          ),
  },
  tooManyRequests: overQuota,
  announce: 'none',
};

function overQuota({ path }: SimulatedRequest): SimulatedResponse {
  if (isLegacy(path)) {
    return legacyError('OVER_QUERY_LIMIT', 'You have exceeded your daily request quota for this API.');
  }
  const message = "Quota exceeded for quota metric 'GetPlaceRequest' of service 'places.googleapis.com'.";
  return googleError(429, 'RESOURCE_EXHAUSTED', message);
}
