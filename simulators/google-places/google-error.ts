import type { SimulatedAnswer } from '../serve.ts';

type Status = 'INVALID_ARGUMENT' | 'NOT_FOUND' | 'PERMISSION_DENIED' | 'RESOURCE_EXHAUSTED' | 'INTERNAL';

/** An error as every Google API words it: `{error: {code, message, status, details?}}`. */
export function googleError(
  code: number,
  status: Status,
  message: string,
  details?: object[],
): SimulatedAnswer {
  return { status: code, body: { error: { code, message, status, ...(details ? { details } : {}) } } };
}

/** A wrong key is a 400, not a 401: only its `reason` tells it from a wrong request. */
export function invalidKey(): SimulatedAnswer {
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

export function missingMask(): SimulatedAnswer {
  return googleError(
    400,
    'INVALID_ARGUMENT',
    'FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to ' +
      "provide it. As an example, you can set the header 'X-Goog-FieldMask' with value '*' to get all fields.",
  );
}
