/** Every kind of expected error. `http/errors.ts` maps each to a status, the command line to one line of text. */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  /** The password is right, and a code is needed too. */
  | 'second-factor-required'
  /** The password is right, and the passkey is needed too. */
  | 'passkey-required'
  /** The call needs a proof of identity. */
  | 'reauthentication-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'rate-limited'
  | 'unavailable';

/**
 * An expected error. Its `message` is written for people and shown to them, so it never contains internal details.
 * Any other thrown value is a defect.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which another attempt can succeed; undefined if that is not known. */
  readonly retryAfterSeconds: number | undefined;
  /** Whether the service has recorded the refusal as an event of its own. */
  readonly isRecorded: boolean;

  constructor(
    code: ErrorCode,
    message: string,
    options?: { retryAfterSeconds?: number; isRecorded?: boolean; cause?: unknown },
  ) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.isRecorded = options?.isRecorded ?? false;
  }
}

/** The message of a failure for people. The message of an unexpected error is only for the log. */
export function publicMessageOf(error: unknown): string {
  return error instanceof AppError ? error.message : 'An internal error occurred; see the log.';
}

/** The message of any thrown value, for logs and for the one line that ends a failed command. */
export function messageOf(error: unknown): string {
  // pg-boss reports errors as plain objects.
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return String(error);
}
