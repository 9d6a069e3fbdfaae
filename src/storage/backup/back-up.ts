import type pg from 'pg';
import { type CopyToStreamQuery, to } from 'pg-copy-streams';
import { END_OF_ROWS, formatLine, NAME, PORTABLE_SETTINGS, type RowCounts } from './format.ts';
import { backedUpIn, columnsOf, schemaOf } from './tables.ts';

/**
 * Streams all stored data, as of one point in time, in the format of a backup. It blocks no other transaction.
 *
 * @param version of the product, for people who look for the one that can restore it
 * @param onComplete called at the end with the number of rows per table
 */
export async function* backUp(
  direct: pg.Pool,
  version: string,
  onComplete: (rows: RowCounts) => void,
): AsyncGenerator<Buffer> {
  const client = await direct.connect();
  let isComplete = false;
  try {
    // Before the transaction, whose first query takes the snapshot.
    const schema = await schemaOf(client);
    const tables = backedUpIn(schema);
    await client.query('begin isolation level repeatable read, read only');
    // Before the snapshot is taken: waits for a running restore, so that the backup contains the restored data.
    await client.query(`lock table ${tables.join(', ')} in access share mode`);
    await client.query(PORTABLE_SETTINGS);
    yield formatLine({ backup: NAME, version, schema, at: new Date().toISOString() });
    const copies: [table: string, copy: CopyToStreamQuery][] = [];
    for (const table of tables) {
      const columns = await columnsOf(client, table);
      yield formatLine({ table, columns });
      const copy = client.query(to(`copy ${table} (${columns.join(', ')}) to stdout`));
      for await (const part of copy) yield part;
      copies.push([table, copy]);
      yield Buffer.from(END_OF_ROWS);
    }
    // The commit also makes the last copy report its number of rows.
    await client.query('commit');
    const rows = Object.fromEntries(copies.map(([table, { rowCount }]) => [table, rowCount]));
    yield formatLine({ rows });
    isComplete = true;
    onComplete(rows);
  } finally {
    // A connection in the middle of a copy cannot be reused.
    client.release(!isComplete);
  }
}
