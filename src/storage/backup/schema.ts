import type pg from 'pg';

/** The last migration of a database. */
export async function schemaOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from migrations');
  return rows[0]?.name ?? '';
}
