import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import { databaseProblem } from '#domain/database-problem.ts';
import { AppError, type ErrorCode, messageOf } from '#domain/errors.ts';
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
  }
}

/** Our messages for the statuses that Fastify and Node send; theirs name internals. */
const FRAMEWORK_MESSAGES: Record<number, [code: string, message: string]> = {
  400: ['invalid', 'The request could not be understood.'],
  404: ['not-found', 'There is nothing at this address.'],
  405: ['invalid', 'This address does not support that method.'],
  408: ['invalid', 'The request took too long to arrive.'],
  412: ['invalid', 'A condition of the request is not met.'],
  413: ['too-large', 'The request body is too large.'],
  414: ['invalid', 'The address is too long.'],
  415: ['invalid', 'The request body must be JSON (Content-Type: application/json).'],
  416: ['invalid', 'The requested range does not exist.'],
  431: ['invalid', 'The request headers are too large.'],
};

/** Undefined for a status that the framework does not send. */
export function frameworkMessage(status: number): { code: string; message: string } | undefined {
  const known = FRAMEWORK_MESSAGES[status];
  return known && { code: known[0], message: known[1] };
}

/** Answers any thrown error in the envelope. An unexpected one is logged and answered without its text. */
export function errorHandler(outageLog: Log) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, code, message } = describe(error);
    // An expected error is not a defect, and admission control logs its rejections together.
    if (status >= 500 && !(error instanceof AppError)) {
      logFailure(outageLog, request, error, 'request failed');
    }
    if (status === 401) reply.header('www-authenticate', challenge(request));
    const hasDelay = error instanceof AppError && error.retryAfterSeconds !== undefined;
    if (hasDelay || status === 503) reply.header('retry-after', retryAfter(error));
    return reply.status(status).send(failure(request, code, message));
  };
}

/** RFC 6750, section 3. A browser shows no dialog for this scheme. */
function challenge(request: FastifyRequest): string {
  return bearerOf(request) === null ? 'Bearer' : 'Bearer error="invalid_token"';
}

/** Logs an unexpected error of a request; while the database is away, one line for all requests. */
export function logFailure(outageLog: Log, request: FastifyRequest, error: Error, message: string): void {
  if (databaseProblem(error) === null) request.log.error({ err: error }, message);
  else outageLog.error({ reason: messageOf(error) }, 'requests fail because the database cannot be used');
}

export function failure(request: { id: string }, code: string, message: string): Failure {
  return { success: false, data: null, error: message, code, requestId: request.id };
}

function describe(error: FastifyError | Error): { status: number; code: string; message: string } {
  if (error instanceof AppError) {
    return { status: statusOf(error.code), code: error.code, message: error.message };
  }
  const thrown = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  // A path that leads out of a folder of files does not exist.
  const status = thrown === 403 ? 404 : thrown;
  const known = frameworkMessage(status);
  if (known) return { status, ...known };
  const temporary = databaseProblem(error);
  if (temporary) return { status: 503, code: 'unavailable', message: temporary };
  return { status: 500, code: 'internal', message: 'Something went wrong on our side. Please try again.' };
}
