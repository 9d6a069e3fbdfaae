/**
 * What makes a spreadsheet take a cell for a formula (OWASP, "CSV Injection"): these at its start, also in full width.
 * Apostrophes before it count, so that taking one away gives back exactly what was there.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The cell with an apostrophe before what a spreadsheet would calculate. */
export function disarmed(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `disarmed`. */
export function armed(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
