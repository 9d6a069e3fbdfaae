import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import { textOf } from '#contract/errors/error-text.ts';
import { databaseProblem } from '#domain/database-problem.ts';
import { AppError, codeOf, messageOf, problem } from '#domain/errors.ts';
import type { ErrorCode } from '#domain/reason-kinds.ts';
import type { Problem, Reason } from '#domain/reasons.ts';
import type { Log } from '#services/context.ts';
import { bearerOf } from './bearer.ts';

/** Sent with a 503 whose cause gives no delay of its own. */
const RETRY_AFTER_SECONDS = 5;

/** The value of `Retry-After` for a 503. */
export function retryAfter(error: Error): string {
  const known = error instanceof AppError ? error.retryAfterSeconds : undefined;
  return String(known ?? RETRY_AFTER_SECONDS);
}

export function statusOf(code: ErrorCode): number {
  switch (code) {
    case 'invalid':
      return 400;
    case 'unauthenticated':
    case 'second-factor-required':
    case 'passkey-required':
      return 401;
    case 'forbidden':
    case 'reauthentication-required':
      return 403;
    case 'not-found':
      return 404;
    case 'conflict':
      return 409;
    case 'too-large':
      return 413;
    case 'rate-limited':
      return 429;
    case 'unavailable':
      return 503;
    case 'internal':
      return 500;
  }
}

/** Reasons for the statuses that Fastify and Node send, because their own messages expose internals. */
export const FRAMEWORK_REASONS = {
  400: 'request-not-understood',
  404: 'unknown-address',
  405: 'method-not-supported',
  408: 'request-too-slow',
  412: 'condition-not-met',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'body-not-json',
  416: 'range-unknown',
  431: 'headers-too-large',
} as const satisfies Record<number, Reason>;

/** Undefined for a status that the framework does not send. */
export function frameworkProblem(status: number): Problem | undefined {
  return status in FRAMEWORK_REASONS
    ? problem(FRAMEWORK_REASONS[status as keyof typeof FRAMEWORK_REASONS])
    : undefined;
}

/** Answers any thrown error in the envelope. An unexpected one is logged and answered without its text. */
export function errorHandler(outageLog: Log) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [status, found] = describe(error);
    // An expected error is not a defect, and admission control logs its rejections together.
    if (status >= 500 && !(error instanceof AppError)) {
      logFailure(outageLog, request, error, 'request failed');
    }
    // RFC 6750, section 3. A browser shows no dialog for this scheme.
    const challenge = bearerOf(request) === null ? 'Bearer' : 'Bearer error="invalid_token"';
    if (status === 401) reply.header('www-authenticate', challenge);
    const hasDelay = error instanceof AppError && error.retryAfterSeconds !== undefined;
    if (hasDelay || status === 503) reply.header('retry-after', retryAfter(error));
    return reply.status(status).send(failure(request, found));
  };
}

/** Logs an unexpected error of a request; while the database is away, one line for all requests. */
export function logFailure(outageLog: Log, request: FastifyRequest, error: Error, message: string): void {
  if (databaseProblem(error) === null) request.log.error({ err: error }, message);
  else outageLog.error({ reason: messageOf(error) }, 'requests fail because the database cannot be used');
}

export function failure({ id }: { id: string }, found: Problem): Failure {
  return { success: false, data: null, error: textOf(found), code: codeOf(found), ...found, requestId: id };
}

function describe(error: FastifyError | Error): [status: number, problem: Problem] {
  if (error instanceof AppError) return [statusOf(error.code), error.problem];
  const thrown = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  // A path that leads out of a folder of files does not exist.
  const status = thrown === 403 ? 404 : thrown;
  const known = frameworkProblem(status);
  if (known) return [status, known];
  const temporary = databaseProblem(error);
  return temporary ? [503, problem(temporary)] : [500, problem('internal')];
}
