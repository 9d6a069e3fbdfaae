import { databaseProblem } from './database-problem.ts';
import type { ErrorCode } from './reason-kinds.ts';
import { type ParamsOf, type Problem, REASONS, type Reason } from './reasons.ts';

interface ErrorOptions {
  /** Seconds after which another attempt can succeed; undefined if that is not known. */
  retryAfterSeconds?: number | undefined;
  /** Whether the service has recorded the refusal as an event of its own. */
  isRecorded?: boolean;
  cause?: unknown;
}

type None = Record<never, never>;
/** The parameters of a reason, which may be left out if it has none. */
type Params<R extends Reason> = unknown extends ParamsOf<R> ? [params?: None] : [params: ParamsOf<R>];
type WithOptions<R extends Reason> =
  unknown extends ParamsOf<R>
    ? [params?: None, options?: ErrorOptions]
    : [params: ParamsOf<R>, options?: ErrorOptions];

/**
 * An expected error: a reason with its parameters, which contain no internal details. `contract/errors/` has the text for
 * people. Any other thrown value is a defect.
 */
export class AppError<R extends Reason = Reason> extends Error {
  readonly problem: Problem;
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly isRecorded: boolean;

  constructor(reason: R, ...[params = {}, options = {}]: WithOptions<R>) {
    const problem: Problem = { reason, params: params as Problem['params'] };
    super(JSON.stringify(problem), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.problem = problem;
    this.code = codeOf(problem);
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isRecorded = options.isRecorded ?? false;
  }

  static of({ reason, params }: Problem): AppError {
    return new AppError(reason, params as never);
  }
}

/** What was looked up by an id. @throws not-found for nothing */
export function existing<Value>(found: Value | null | undefined, looked: ParamsOf<'unknown-id'>): Value {
  if (found === null || found === undefined) throw new AppError('unknown-id', looked);
  return found;
}

/** A reason with its parameters, to be returned instead of thrown. */
export function problem<R extends Reason>(reason: R, ...[params = {}]: Params<R>): Problem {
  return { reason, params: params as Problem['params'] };
}

export function codeOf({ reason, params }: Problem): ErrorCode {
  const code = REASONS[reason] as ErrorCode | 'nested';
  return code === 'nested' ? codeOf(params.problem as Problem) : code;
}

/** What people are told about a failure. The details of an unexpected error are only for the log. */
export function problemOf(error: unknown): Problem {
  return error instanceof AppError ? error.problem : problem(databaseProblem(error) ?? 'failed-internally');
}

/** A problem as the database stores it. */
export const storedProblem = (stored: Problem): string => JSON.stringify(stored);

/** Reads what `storedProblem` wrote; null for any other text, such as a message of Hostaway or of an older version. */
export function readProblem(text: string): Problem | null {
  if (!text.startsWith('{"reason":')) return null;
  try {
    const stored = JSON.parse(text) as Problem;
    if (Object.hasOwn(REASONS, stored.reason)) return stored;
    // Until version 0.3 Hostaway was the only source, and reasons had its name.
    const reason = stored.reason.replace(/^hostaway-/, 'source-') as Reason;
    const params = { ...stored.params, source: 'Hostaway' };
    return Object.hasOwn(REASONS, reason) ? { reason, params } : null;
  } catch {
    return null;
  }
}

/** An error that the person who starts the product or runs a command can fix. Its message is one line of English. */
export class OperatorError extends Error {}

/** The message of any thrown value, for logs and for the one line that ends a failed command. */
export function messageOf(error: unknown): string {
  // pg-boss reports errors as plain objects.
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return String(error);
}
