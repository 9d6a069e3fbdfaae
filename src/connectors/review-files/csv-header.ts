import { AppError } from '#domain/errors.ts';
import { columnOf, REQUIRED_COLUMNS, REVIEW_COLUMNS, type ReviewColumn } from '#domain/review-columns.ts';

const MOST_NAMED = 10;

/**
 * The columns that the first record of a CSV file names, in its own order.
 *
 * @throws AppError that names what is unknown, doubled or missing
 */
export function readHeader(cells: readonly string[]): ReviewColumn[] {
  const columns = cells.map(columnOf);
  const unknown = cells.filter((_cell, index) => columns[index] === null);
  if (unknown.length > 0) throw new AppError('invalid', `${complaint(cells, unknown)} ${known()}`);
  const names = columns.filter((column) => column !== null);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled) throw new AppError('invalid', `has two columns named ${doubled}.`);
  const missing = REQUIRED_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new AppError('invalid', `has no column named ${missing.join(' or ')}. ${known()}`);
  return names;
}

function complaint(cells: readonly string[], unknown: readonly string[]): string {
  const [only = ''] = cells;
  const separator = cells.length === 1 ? /[;\t|]/.exec(only)?.[0] : undefined;
  if (separator) {
    const name = separator === '\t' ? 'tabs' : `"${separator}"`;
    return `separates its columns by ${name}; it must be by commas.`;
  }
  const shown = unknown.slice(0, MOST_NAMED).map((name) => `"${name.slice(0, 40)}"`);
  const more = unknown.length > MOST_NAMED ? ` and ${unknown.length - MOST_NAMED} more` : '';
  return `has columns that are not known: ${shown.join(', ')}${more}.`;
}

function known(): string {
  return `Its first line must name its columns, which may be: ${REVIEW_COLUMNS.map(({ name }) => name).join(', ')}.`;
}
