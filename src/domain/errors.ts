/** Every way in which the product says no. `http/errors.ts` has the one exhaustive switch. */
export type RefusalCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'unavailable';

/**
 * A refusal that its receiver may read: `message` is written for people and never carries inner text.
 * Anything thrown that is not a `Refusal` is a defect.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Seconds after which trying again makes sense, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, message: string, options?: { retryAfterSeconds?: number; cause?: unknown }) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/** The sentence of anything thrown, for logs and for the one line that ends a failed command. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
