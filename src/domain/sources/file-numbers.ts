const NUMBER = /^(\d{1,9})(?:[.,](\d{1,9}))?(?: ?(?:%|\/ ?\d{1,3}|stars?|★+))?$/i;

/** A rating as people write it: `8`, `8.5`, `8,5`, `8.5/10`, `85 %` or `4 stars`; null for anything else. */
export function parseFileNumber(cell: string): number | null {
  const match = NUMBER.exec(withPlainSpaces(cell));
  if (!match) return null;
  const [, whole, fraction = '0'] = match;
  return Number(`${whole}.${fraction}`);
}

/** The scale that a rating such as `8.5/10` or `85 %` names; null for one that names none. */
export function namedScale(cell: string): number | null {
  const match = /(%)$|\/ ?(\d{1,3})$/.exec(withPlainSpaces(cell));
  if (!match) return null;
  return match[1] ? 100 : Number(match[2]);
}

/** Whether a cell is empty, or has what people write into empty cells. */
export function isEmptyCell(cell: string): boolean {
  return /^(|-+|–|—|n\/?a|null|none)$/i.test(cell.trim());
}

/** Programs write narrow spaces before AM and PM, and in French before a percent sign. */
export const withPlainSpaces = (cell: string): string => cell.trim().replace(/\s/gu, ' ');
