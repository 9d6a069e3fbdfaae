import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import { AppError, type ErrorCode, messageOf } from '#domain/errors.ts';
import type { Log } from '#services/context.ts';

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
      return 401;
    case 'forbidden':
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
export function errorAnswerer(outageLog: Log) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, code, message } = describe(error);
    // An expected error is not a defect, and admission control logs its rejections together.
    if (status >= 500 && !(error instanceof AppError)) {
      logFailure(outageLog, request, error, 'request failed');
    }
    const hasDelay = error instanceof AppError && error.retryAfterSeconds !== undefined;
    if (hasDelay || status === 503) reply.header('retry-after', retryAfter(error));
    return reply.status(status).send(failure(request, code, message));
  };
}

/** Logs an unexpected error of a request; while the database is away, one line for all requests. */
export function logFailure(outageLog: Log, request: FastifyRequest, error: Error, message: string): void {
  if (databaseMessage(error) === null) request.log.error({ err: error }, message);
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
  const temporary = databaseMessage(error);
  if (temporary) return { status: 503, code: 'unavailable', message: temporary };
  return { status: 500, code: 'internal', message: 'Something went wrong on our side. Please try again.' };
}

/** SQLSTATE of a statement that exceeded its time limit. */
const QUERY_CANCELED = '57014';
/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';
/** SQLSTATE class 40: the transaction was rolled back because of another one, as after a deadlock. */
const ROLLED_BACK = /^40/;
/**
 * SQLSTATE classes 08 (connection), 28 (authorization), 3D (no such database), 53 (resources) and 57P (shutdown), and
 * the codes of the socket.
 */
const UNREACHABLE = /^(08|28|3D|53|57P0)|^(ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)/;
/** What `pg` throws without a code. */
const UNREACHABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error/;

/** The message for an error of PostgreSQL after which another attempt may succeed; null for any other error. */
function databaseMessage(error: Error): string | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === QUERY_CANCELED)
    return 'The database took too long. Narrow your search, or try again in a moment.';
  if (code === DISK_FULL)
    return 'The disk of the database is full, so nothing was saved. Please tell your administrator.';
  if (ROLLED_BACK.test(code)) return 'Someone else just changed this. Reload and try again.';
  if (UNREACHABLE.test(code) || UNREACHABLE_MESSAGE.test(error.message)) {
    return 'The database cannot be reached. Please try again shortly.';
  }
  return null;
}
