import type { TSchema } from 'typebox';
import { Failure, success } from '#contract/envelope.ts';

const DESCRIPTIONS: Record<number, string> = {
  400: 'The input is invalid; the error names the field.',
  401: 'Not signed in.',
  403: 'The permission, the same-origin proof or the proof of identity is missing.',
  404: 'Not found.',
  409: 'It conflicts with the current state.',
  413: 'The body is too large.',
  429: 'Too many failures; Retry-After says how long to wait.',
  503: 'The database or an upstream is unavailable, or there are too many requests.',
};

/** The `response` schema of a call: its data in the envelope, and the error statuses that it can return. */
export function responses<Data extends TSchema, Status extends number = 200>(
  data: Data,
  errors: readonly number[],
  status: Status = 200 as Status,
) {
  return { [status]: success(data), ...errorResponses(errors) } as {
    [Code in Status]: ReturnType<typeof success<Data>>;
  };
}

export function errorResponses(statuses: readonly number[]): Record<number, TSchema> {
  return Object.fromEntries(
    statuses.map((status) => [status, { ...Failure, description: DESCRIPTIONS[status] }]),
  );
}
