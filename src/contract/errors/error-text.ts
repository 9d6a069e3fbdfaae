import { readProblem } from '#domain/errors.ts';
import type { Problem, Reason } from '#domain/reasons.ts';
import { ACCOUNT_ERRORS } from './account-errors.ts';
import { FILE_ERRORS } from './file-errors.ts';
import { OPERATION_ERRORS } from './operation-errors.ts';
import { REQUEST_ERRORS } from './request-errors.ts';
import { REVIEW_ERRORS } from './review-errors.ts';
import type { Texts } from './texts.ts';
import { UPSTREAM_ERRORS } from './upstream-errors.ts';

const TEXTS: Texts<Reason> = {
  ...REQUEST_ERRORS,
  ...ACCOUNT_ERRORS,
  ...REVIEW_ERRORS,
  ...UPSTREAM_ERRORS,
  ...FILE_ERRORS,
  ...OPERATION_ERRORS,
};

/** What happened and what to do, for people. */
export function textOf({ reason, params }: Problem): string {
  const text: string | ((params: never) => string) = TEXTS[reason];
  if (typeof text === 'string') return text;
  const nested = params.problem as Problem | undefined;
  return text({ ...params, ...(nested && { problem: textOf(nested) }) } as never);
}

/** The text of a stored problem, or a stored text as it is. */
export function textOfStored(text: string): string {
  const problem = readProblem(text);
  return problem ? textOf(problem) : text;
}
