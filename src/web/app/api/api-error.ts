import type { ErrorCode } from '#domain/reason-kinds.ts';

/** A failed call, with a message to show. `status` is null if no response arrived, `code` if it is not the API's. */
export class ApiError extends Error {
  readonly status: number | null;
  readonly code: string | null;

  constructor(message: string, status: number | null, code: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Whether the server could not be reached or was unavailable: the same call may succeed later. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500);
}

/** The message of an error, or the fallback if it has none. */
export function messageOr(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
