import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { LINES, lineSender } from './lines.ts';

test('lines that end because the database is away are logged as one outage', async () => {
  const outageLog = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const server = fastify();
  const sendLines = lineSender(server, outageLog);
  server.get('/', (request, reply) => sendLines(request, reply, brokenLines()));
  const { payload } = await server.inject({ url: '/', headers: { accept: LINES } });
  expect(payload).toMatch(/^1\n.*The database cannot be reached/);
  expect(outageLog.error).toHaveBeenCalledTimes(1);
});

async function* brokenLines() {
  yield 1;
  throw Object.assign(new Error('internal text'), { code: 'ECONNREFUSED' });
}
