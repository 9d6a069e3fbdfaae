import { AppError } from '#domain/errors.ts';

/** Characters of one row. The longest reviews that channels take have a few thousand. */
export const LARGEST_ROW = 1024 * 1024;

export function tooLarge(unit: 'line' | 'row', at: number): AppError {
  return new AppError('invalid', `has a row of more than 1 MB (${unit} ${at}), which is no review.`);
}
