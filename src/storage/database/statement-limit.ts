import type pg from 'pg';

/** What `pg` reports when a statement has not been answered in time. */
const UNANSWERED = 'Query read timeout';

/**
 * Makes every statement of a connection fail after this time, also when the whole server is suspended and its own limit
 * does not apply, and closes the connection then. Streams are exempt: their readers may pause.
 */
export function limitStatements(client: pg.ClientBase, limitMs: number): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((config: string | object, ...rest: unknown[]) => {
    if (typeof config === 'object' && 'submit' in config) return query(config, ...rest);
    const statement = typeof config === 'string' ? { text: config } : config;
    const result = query({ query_timeout: limitMs, ...statement }, ...rest);
    if (result instanceof Promise) result.catch((error) => closeAfterTimeout(client, error));
    return result;
  }) as pg.ClientBase['query'];
}

/** A transaction could otherwise be rolled back only after the same time again. */
function closeAfterTimeout(client: pg.ClientBase, error: unknown): void {
  if (!(error instanceof Error) || error.message !== UNANSWERED) return;
  // The package's types omit the connection.
  (client as pg.ClientBase & { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
