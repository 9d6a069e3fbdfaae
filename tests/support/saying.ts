import { expect } from 'vitest';
import { textOf } from '#contract/errors/error-text.ts';
import { AppError } from '#domain/errors.ts';
import type { Problem } from '#domain/reasons.ts';

/** Matches an error or a problem whose text contains `text`, as in `toThrow(saying('is empty'))`. */
export const saying = (text: string | RegExp) =>
  expect.toSatisfy((value: AppError | Problem) => {
    const said = textOf(value instanceof AppError ? value.problem : value);
    return typeof text === 'string' ? said.includes(text) : text.test(said);
  });
