/**
 * The start of a cell that a spreadsheet runs as a formula (OWASP, "CSV Injection"), full-width characters included.
 * Leading apostrophes are allowed, so that `unescapeFormula` restores every cell exactly.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The cell with an apostrophe in front if a spreadsheet would run it as a formula. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
