/**
 * The floor: a bare `node:http` server that answers with one prepared statement of `pg`, rows put into JSON as anybody
 * would. No session, no validation, no total, no search for rows: it is told which ones.
 */
import { scrypt } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { APPROVAL, ROWS, reviewOf, STATISTICS } from './bare-statements.ts';

export type Told = { open: pg.PoolConfig } | { ids: number[] } | { of: 'use' };

pg.types.setTypeParser(20, Number);
let pool = new pg.Pool();
let ids: number[] = [];

const answers: Record<string, (url: URL) => Promise<unknown>> = {
  async '/rows'() {
    const { rows } = await pool.query({ name: 'rows', text: ROWS, values: [ids] });
    return { reviews: rows.map(reviewOf) };
  },
  async '/statistics'() {
    const { rows } = await pool.query({ name: 'statistics', text: STATISTICS });
    return rows[0];
  },
  async '/approve'({ searchParams }) {
    const values = [Number(searchParams.get('id')), searchParams.get('to') === 'true'];
    await pool.query({ name: 'approval', text: APPROVAL, values });
    const { rows } = await pool.query({ name: 'rows', text: ROWS, values: [[values[0]]] });
    return rows.map(reviewOf)[0];
  },
  '/password': () =>
    new Promise((resolve, reject) => {
      // What better-auth makes a hash with.
      scrypt('a password', 'some salt', 64, { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }, (error, hash) =>
        error ? reject(error) : resolve({ hash: hash.toString('hex') }),
      );
    }),
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const data = await answers[url.pathname]?.(url);
  const body = Buffer.from(JSON.stringify({ success: true, data, error: null }));
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.destroy(error));
});
process.on('message', async (told: Told) => {
  if ('open' in told) {
    pool = new pg.Pool({ ...told.open, max: 10 });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
    return;
  }
  if ('ids' in told) ids = told.ids;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system });
});
process.once('disconnect', () => process.exit());
