/** The row of a statement that always returns one. */
export function onlyRow<Row>({ rows: [row] }: { rows: Row[] }): Row {
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}
