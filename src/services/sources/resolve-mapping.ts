import type { ReviewFile } from '#connectors/review-files/review-file.ts';
import { AppError } from '#domain/errors.ts';
import {
  type CompleteMapping,
  columnProblem,
  type FileMapping,
  isComplete,
  missingParts,
} from '#domain/sources/file-mapping.ts';
import type { Files } from '../context.ts';

/**
 * The mapping for a file: the given one, else the remembered one, else that of a known export; null for a file that needs
 * none.
 *
 * @throws AppError for a mapping that does not fit the file or is incomplete
 */
export async function resolveMapping(
  { storage, reviewFiles }: Pick<Files, 'storage' | 'reviewFiles'>,
  { columns }: Pick<ReviewFile, 'columns'>,
  given: FileMapping | null,
  hasListing: boolean,
): Promise<CompleteMapping | null> {
  if (columns === null) {
    if (given) throw new AppError('mapping-not-needed');
    return null;
  }
  const mapping =
    given ??
    (await storage.importMappings.find(columns))?.mapping ??
    reviewFiles.knownFormat(columns)?.mapping;
  if (!mapping) return null;
  requireColumns(mapping, columns);
  if (!isComplete(mapping, hasListing))
    throw new AppError('mapping-incomplete', { parts: missingParts(mapping, hasListing) });
  return mapping;
}

/** @throws AppError for a column that the file does not have, or that is mapped twice */
export function requireColumns(mapping: FileMapping, columns: readonly string[]): void {
  const problem = columnProblem(mapping, columns);
  if (!problem) return;
  const { kind, name } = problem;
  throw new AppError(kind === 'unknown' ? 'mapping-unknown-column' : 'mapping-column-twice', { name });
}
