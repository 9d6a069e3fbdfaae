import type { SimulatedAnswer } from '../../serve.ts';

/** What the older API says in its body; its HTTP status is 200 whatever that is. */
export type LegacyStatus =
  | 'OK'
  | 'ZERO_RESULTS'
  | 'NOT_FOUND'
  | 'INVALID_REQUEST'
  | 'OVER_QUERY_LIMIT'
  | 'REQUEST_DENIED'
  | 'UNKNOWN_ERROR';

/** The envelope of googlemaps/openapi-specification; where a message is not in there, its words are ours. */
export function legacyAnswer(status: LegacyStatus, message?: string): SimulatedAnswer {
  const said = message === undefined ? {} : { error_message: message };
  return { status: 200, body: { ...said, html_attributions: [], status } };
}

export function legacyResult(result: object): SimulatedAnswer {
  return { status: 200, body: { html_attributions: [], result, status: 'OK' satisfies LegacyStatus } };
}
