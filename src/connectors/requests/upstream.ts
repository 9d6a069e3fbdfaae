import { AppError, problem, storedProblem } from '#domain/errors.ts';
import { cleanLine, redact } from '../clean-text.ts';
import { type JsonResponse, type ResponseBody, recordIn } from '../http-json.ts';
import { type LooseRecord, recordOf, stringOf } from '../loose-json.ts';

/** How to read and report the errors of an upstream. */
export interface Upstream {
  /** Its name in messages, as its company writes it. */
  name: string;
  /** The fields of an error response that may contain the upstream's message; the first that is not empty is used. */
  messageFields: readonly string[];
}

/** A response that reports a failure. */
export function errorResponse(upstream: Upstream, status: number, body: ResponseBody): AppError {
  const cause = upstreamMessage(upstream, body);
  return new AppError('source-status', { source: upstream.name, status }, { cause });
}

/** Three long parts between dots: an error message may repeat the token. */
const TOKEN = /[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}/g;

/** More than is kept: searching a longer one for tokens could take minutes. */
const MAX_MESSAGE = 2_000;

/** The upstream's own message, for the log, and for a manager whose response was rejected; the kind of a body without one. */
export function upstreamMessage(upstream: Upstream, body: ResponseBody): string {
  const record = recordIn(body);
  const texts = record ? upstream.messageFields.map((name) => stringOf(record[name])) : [];
  const text = texts.find((each) => each !== '') ?? body.kind;
  return redact(text.slice(0, MAX_MESSAGE).replace(TOKEN, '[token]'));
}

/** Why an upstream rejected what was sent, to be stored: in its own words, or that it gave no reason. */
export function rejectionReason(upstream: Upstream, body: ResponseBody): string {
  const message = cleanLine(upstreamMessage(upstream, body));
  if (message !== body.kind) return message;
  return storedProblem(problem('source-no-reason', { source: upstream.name }));
}

/**
 * Why an upstream rejected what was sent; null if it accepted it.
 *
 * @param statuses those that reject the content of a request
 * @throws AppError after which another attempt may succeed
 */
export function rejectionIn(
  upstream: Upstream,
  response: JsonResponse,
  statuses: readonly number[],
): string | null {
  const { status, body } = response;
  if (body.kind === 'json' && statuses.includes(status)) return rejectionReason(upstream, body);
  requireJson(upstream, response);
  return null;
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

/** The JSON object of a successful response. @throws AppError for any other */
export function requireRecord(
  upstream: Upstream,
  response: Pick<JsonResponse, 'status' | 'body'>,
): LooseRecord {
  const record = recordOf(requireJson(upstream, response));
  if (record) return record;
  throw wrongFormat(upstream);
}

/** For JSON that is not what the upstream documents. */
export function wrongFormat({ name }: Upstream): AppError {
  return new AppError('source-response', { source: name, kind: 'json' });
}
