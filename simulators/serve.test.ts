import { expect, test } from 'vitest';
import { serve } from './serve.ts';

test('a response is JSON or text with its own content type', async () => {
  const server = await serve({}, ({ path, body }) =>
    path === '/text'
      ? { status: 200, headers: { 'content-type': 'text/plain' }, body: 'hello' }
      : { status: 201, body: { path, body } },
  );
  const json = await fetch(`${server.origin}/a?b=1`, { method: 'POST', body: 'ü' });
  expect([json.status, await json.json()]).toEqual([201, { path: '/a', body: 'ü' }]);
  const text = await fetch(`${server.origin}/text`);
  expect([text.headers.get('content-type'), await text.text()]).toEqual(['text/plain', 'hello']);
  expect(server.requests.map(({ query, status }) => [query, status])).toEqual([
    ['?b=1', 201],
    ['', 200],
  ]);
  await server.close();
});

test('a handler that throws returns 500 and the server keeps running', async () => {
  const server = await serve({}, ({ path }) => {
    if (path === '/bad') throw new Error('broken handler');
    return { status: 200, body: {} };
  });
  expect((await fetch(`${server.origin}/bad`)).status).toBe(500);
  expect((await fetch(`${server.origin}/good`)).status).toBe(200);
  await server.close();
});
