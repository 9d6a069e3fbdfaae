/**
 * What the parts of a table are. Said outright, because on a small screen each row is laid out as a card and some
 * browsers then forget that it was a table.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  /** A row that only keeps a place. */
  placeholder: { role: 'row', 'aria-hidden': true },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
