import type { ListPage } from '../complete-list.ts';
import { type LooseRecord, numberOf, recordOf, stringOf } from '../loose-json.ts';
import { repeatCheck } from '../repeat-check.ts';
import { wrongFormat } from '../requests/upstream.ts';
import { GOOGLE } from './errors.ts';

/** The fields of an empty list, which has none for its rows. A page with rows may have fields that Google has added. */
const FIELDS = ['nextPageToken', 'totalSize', 'averageRating', 'totalReviewCount'];

/** Google may send empty pages before the last one (AIP-158, "Pagination"). */
const MAX_EMPTY_PAGES = 3;

/**
 * Reads a list page by page.
 *
 * @param path with a query
 * @param name the field that has the rows
 * @throws AppError for any other response, and for pages that repeat
 */
export async function* pagesOf(
  read: (path: string) => Promise<LooseRecord>,
  path: string,
  name: string,
): AsyncGenerator<ListPage> {
  const requireNew = repeatCheck(GOOGLE, 'name', MAX_EMPTY_PAGES);
  for (let token = ''; ; ) {
    const body = await read(token === '' ? path : `${path}&pageToken=${encodeURIComponent(token)}`);
    const isEmpty = Object.keys(body).every((key) => FIELDS.includes(key));
    const rows = isEmpty ? [] : body[name];
    if (!Array.isArray(rows)) throw wrongFormat(GOOGLE);
    const page = {
      rows: rows.map((row) => recordOf(row) ?? {}),
      // An empty list has no total.
      total: numberOf(body.totalReviewCount) ?? 0,
    };
    token = stringOf(body.nextPageToken);
    if (token !== '') requireNew(page.rows);
    yield page;
    if (token === '') return;
  }
}
