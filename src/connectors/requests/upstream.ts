import { AppError } from '#domain/errors.ts';
import { redact } from '../clean-text.ts';
import type { JsonResponse, ResponseBody } from '../http-json.ts';

/** What distinguishes the errors of an upstream from those of another. */
export interface Upstream {
  /** Its name in messages, such as `Hostaway`. */
  name: string;
  /** Its own message in an error response; '' when there is none. */
  messageOf(body: ResponseBody): string;
}

/** A response that reports a failure. */
export function errorResponse(upstream: Upstream, status: number, body: ResponseBody): AppError {
  const cause = upstreamMessage(upstream, body);
  return new AppError('source-status', { source: upstream.name, status }, { cause });
}

/** Three long parts between dots: an error message may repeat the token. */
const TOKEN = /[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g;

/** The upstream's own message, for the log, and for a manager whose response was rejected; the kind of a body without one. */
export function upstreamMessage(upstream: Upstream, body: ResponseBody): string {
  return redact((upstream.messageOf(body) || body.kind).replace(TOKEN, '[token]'));
}

/** The JSON of a successful response. @throws AppError for any other */
export function requireJson(
  upstream: Upstream,
  { status, body }: Pick<JsonResponse, 'status' | 'body'>,
): unknown {
  if (status < 200 || status > 299) throw errorResponse(upstream, status, body);
  if (body.kind !== 'json') throw new AppError('source-response', { source: upstream.name, kind: body.kind });
  return body.value;
}
