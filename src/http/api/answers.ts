import type { TSchema } from 'typebox';
import { Failure, success } from '#contract/envelope.ts';

const MEANING: Record<number, string> = {
  400: 'The input is wrong; the error names the field.',
  401: 'A session is needed.',
  403: 'The change does not prove that it comes from this site.',
  404: 'There is no such thing.',
  409: 'It does not fit what is there now.',
  413: 'The body is too large.',
  429: 'Too many failures; Retry-After says when to come back.',
  503: 'Something that is needed is away.',
};

/** The answers of a call for its schema: its data in the envelope, and the statuses it may refuse with. */
export function answers<Data extends TSchema, Status extends number = 200>(
  data: Data,
  refusals: readonly number[],
  status: Status = 200 as Status,
) {
  return { [status]: success(data), ...refused(refusals) } as {
    [Code in Status]: ReturnType<typeof success<Data>>;
  };
}

/** The statuses alone that a call may refuse with. */
export function refused(refusals: readonly number[]): Record<number, TSchema> {
  return Object.fromEntries(
    refusals.map((refusal) => [refusal, { ...Failure, description: MEANING[refusal] }]),
  );
}
