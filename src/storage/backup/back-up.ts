import type pg from 'pg';
import { type CopyToStreamQuery, to } from 'pg-copy-streams';
import { END_OF_ROWS, lineOf, NAME, PLAINLY, type RowCounts } from './format.ts';
import { schemaOf } from './schema.ts';
import { BACKED_UP } from './tables.ts';

/**
 * Everything that is kept, as it was at one moment, as the text of a backup. Nobody waits for it.
 *
 * @param told called in the end with how many rows it has
 */
export async function* backUp(direct: pg.Pool, told: (rows: RowCounts) => void): AsyncGenerator<Buffer> {
  const client = await direct.connect();
  let isDone = false;
  try {
    await client.query('begin isolation level repeatable read, read only');
    // Before anything is read: whoever is emptying and filling the tables has ended, and what is seen is what came then.
    await client.query(`lock table ${BACKED_UP.join(', ')} in access share mode`);
    await client.query(PLAINLY);
    yield lineOf({ backup: NAME, schema: await schemaOf(client), at: new Date().toISOString() });
    const copies: [table: string, copy: CopyToStreamQuery][] = [];
    for (const table of BACKED_UP) {
      const columns = await columnsOf(client, table);
      yield lineOf({ table, columns });
      const copy = client.query(to(`copy ${table} (${columns.join(', ')}) to stdout`));
      for await (const part of copy) yield part;
      copies.push([table, copy]);
      yield Buffer.from(END_OF_ROWS);
    }
    // Only now has the last of them heard how many rows it had.
    await client.query('commit');
    const rows = Object.fromEntries(copies.map(([table, { rowCount }]) => [table, rowCount]));
    yield lineOf({ rows });
    isDone = true;
    told(rows);
  } finally {
    // A connection in the middle of a copy is good for nothing else.
    client.release(!isDone);
  }
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
