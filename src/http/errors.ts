import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';

/** What is away is seldom back at once; told where nobody knows better. */
export const RETRY_AFTER_SECONDS = 5;

/** The one switch from a refusal to a status. */
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
    case 'rate-limited':
      return 429;
    case 'unavailable':
      return 503;
  }
}

/** Statuses that Fastify itself answers, in our words; its own words name its insides. */
const FRAMEWORK: Record<number, [code: string, message: string]> = {
  400: ['invalid', 'The request could not be understood.'],
  404: ['not-found', 'There is nothing at this address.'],
  405: ['invalid', 'This address does not take that method.'],
  408: ['invalid', 'The request took too long to arrive.'],
  412: ['invalid', 'What is at this address is not what the request makes a condition.'],
  413: ['too-large', 'The request body is too large.'],
  414: ['invalid', 'The address is too long.'],
  415: ['invalid', 'The request body must be JSON (Content-Type: application/json).'],
  416: ['invalid', 'What is at this address has no such part.'],
  431: ['invalid', 'The request headers are too large.'],
};

/** Statuses that are told as another: a path that leads out of a folder of files leads nowhere. */
const TOLD_AS: Record<number, number> = { 403: 404 };

/** Turns anything thrown into its status and envelope. What was not foreseen is logged and shown without its text. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, code, message } = explain(error);
  // A refusal is no defect, and who sheds load says so once, not for each.
  if (status >= 500 && !(error instanceof AppError)) request.log.error({ err: error }, 'request failed');
  const wait = error instanceof AppError ? error.retryAfterSeconds : undefined;
  if (wait !== undefined || status === 503) reply.header('retry-after', String(wait ?? RETRY_AFTER_SECONDS));
  return reply.status(status).send(failure(request, code, message));
}

export function failure(request: { id: string }, code: string, message: string): Failure {
  return { success: false, data: null, error: message, code, requestId: request.id };
}

/** What one of Fastify's own statuses means, in our words; undefined for any other. */
export function explainStatus(status: number): { code: string; message: string } | undefined {
  const known = FRAMEWORK[status];
  return known && { code: known[0], message: known[1] };
}

function explain(error: FastifyError | Error): { status: number; code: string; message: string } {
  if (error instanceof AppError)
    return { status: statusOf(error.code), code: error.code, message: error.message };
  const thrown = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const status = TOLD_AS[thrown] ?? thrown;
  const known = explainStatus(status);
  if (known) return { status, ...known };
  if ('code' in error && error.code === QUERY_CANCELED) {
    return {
      status: 503,
      code: 'unavailable',
      message: 'This took the database too long. Please narrow it down, or try again in a moment.',
    };
  }
  if ('code' in error && typeof error.code === 'string' && ROLLED_BACK.test(error.code)) {
    return {
      status: 503,
      code: 'unavailable',
      message:
        'Somebody else was changing the same in this moment, and nothing was changed. Please try again.',
    };
  }
  if (isDatabaseAway(error)) {
    return {
      status: 503,
      code: 'unavailable',
      message: 'The database cannot be reached. Please try again shortly.',
    };
  }
  return { status: 500, code: 'internal', message: 'Something went wrong on our side. Please try again.' };
}

/** SQLSTATE of a statement that went on for longer than any may. */
const QUERY_CANCELED = '57014';

/** SQLSTATE class 40: a transaction was taken back for another's sake, as of two that wait for each other. */
const ROLLED_BACK = /^40/;

/**
 * SQLSTATE classes 08 (connection), 28 (we are not let in), 3D (the database is gone), 53 (resources) and 57P
 * (shutdown), and the socket's own codes.
 */
const AWAY = /^(08|28|3D|53|57P0)|^(ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)/;

/** Whether PostgreSQL is away, as `pg` says it: by a code, or where it has none by these messages of its pool. */
function isDatabaseAway(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}
