import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerFirst } from './answer-first.ts';
import type { Server } from './api/server-type.ts';

/** A server whose framework says where it was asked, and that answers `/first` before. */
async function open(onClosing: (origin: string) => Promise<void> = async () => {}) {
  const server = fastify({ return503OnClosing: false }) as unknown as Server;
  answerFirst(server, (request, response) => {
    if (request.url !== '/first') return false;
    response.end('first');
    return true;
  });
  server.get('/*', async ({ url }) => `framework ${url}`);
  let origin = '';
  // Nobody is turned away yet when such a hook runs.
  server.addHook('preClose', () => onClosing(origin));
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  return { server, origin };
}
const textAt = async (url: string) => (await fetch(url)).text();

test('answers what is its own, and leaves the rest to the framework', async () => {
  const { origin } = await open();
  expect(await textAt(`${origin}/first`)).toBe('first');
  expect(await textAt(`${origin}/second`)).toBe('framework /second');
});

test('leaves everything to the framework while that closes, for it tells clients to go elsewhere', async () => {
  const seen: unknown[] = [];
  const { server } = await open(async (origin) => {
    const { headers } = await fetch(`${origin}/first`);
    seen.push(headers.get('connection'), await textAt(`${origin}/first`));
  });
  await server.close();
  expect(seen).toEqual(['close', 'framework /first']);
});
