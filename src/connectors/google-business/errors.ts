import { SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import { type JsonResponse, recordIn } from '../http-json.ts';
import { recordOf } from '../loose-json.ts';
import type { Upstream } from '../requests/upstream.ts';

export const GOOGLE: Upstream = { name: SOURCE_NAMES['google-business'], messageFields: ['message'] };

/** A response whose error, if it is one, has its message at the top: `{error: {code, message, status}}`. */
export function withoutErrorEnvelope(response: JsonResponse): JsonResponse {
  const { body } = response;
  const error = recordIn(body);
  const inner = error && recordOf(error.error);
  return inner ? { ...response, body: { kind: 'json', value: inner } } : response;
}
