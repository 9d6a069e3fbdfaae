/** A call that failed, with a message for people. `status` is null when no answer came at all. */
export class ApiError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** The message of a failure, or what the place where it happened says when there is none. */
export function messageOr(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
