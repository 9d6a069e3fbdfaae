import { AppError } from '#domain/errors.ts';

/** Maximum characters of one row. Channels limit reviews to a few thousand. */
export const MAX_ROW_LENGTH = 1024 * 1024;

export function rowTooLong(unit: 'line' | 'row', at: number): AppError {
  return new AppError('file-row-too-long', { unit, at });
}
