import { AppError } from '#domain/errors.ts';
import { jsonbSafe } from './jsonb-safe.ts';
import { recordOf } from './loose-json.ts';
import type { Upstream } from './requests/upstream.ts';

/**
 * Stops the reading of a list whose upstream ignores which page was asked for. It would send the same page again and again,
 * and reviews on the other pages would count as deleted.
 *
 * @param idField the field that identifies a row; one without it is identified by its content
 * @param tolerated how many pages in a row may have no new row
 * @returns checks the next page. @throws unavailable if it has no new row, and neither had the tolerated ones before it
 */
export function repeatCheck(
  upstream: Upstream,
  idField: string,
  tolerated = 0,
): (rows: readonly unknown[]) => void {
  const seen = new Set<string | number>();
  let pagesWithoutNew = 0;
  const keyOf = (row: unknown) => {
    const id = recordOf(row)?.[idField];
    return typeof id === 'number' || typeof id === 'string' ? id : JSON.stringify(jsonbSafe(row));
  };
  return (rows) => {
    const before = seen.size;
    for (const row of rows) seen.add(keyOf(row));
    pagesWithoutNew = seen.size > before ? 0 : pagesWithoutNew + 1;
    if (pagesWithoutNew > tolerated) throw new AppError('source-repeated-rows', { source: upstream.name });
  };
}
