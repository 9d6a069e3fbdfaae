import { afterEach, expect, test } from 'vitest';
import { type ControlCall, withControl } from './control.ts';
import { ControlError } from './failures/failure.ts';
import { type RunningServer, serve } from './serve.ts';

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

const CALLS: ControlCall[] = [
  { call: 'POST /control/echo/{id}', does: 'returns its input', run: (input) => input },
  { call: 'DELETE /control/echo', does: 'nothing', run: () => undefined },
  {
    call: 'GET /control/broken',
    does: 'fails',
    run: () => {
      throw new ControlError(409, 'Not today.');
    },
  },
];

async function started() {
  const server = await serve(
    {},
    withControl(CALLS, () => ({ status: 200, body: 'the upstream' })),
  );
  running.push(server);
  return async (call: string, init: RequestInit = {}) => {
    const [method = 'GET', path] = call.split(' ');
    const response = await fetch(`${server.origin}${path}`, { method, ...init });
    return [response.status, await response.json().catch(() => null)];
  };
}

test('a call receives its id and body and returns JSON', async () => {
  const send = await started();
  expect(await send('POST /control/echo/7', { body: '{"a":1}' })).toEqual([200, { id: 7, body: { a: 1 } }]);
  expect(await send('DELETE /control/echo')).toEqual([200, {}]);
});

test('GET /control lists every call', async () => {
  const [, calls] = await (await started())('GET /control');
  expect(calls).toContainEqual({ call: 'POST /control/echo/{id}', does: 'returns its input' });
});

test.each<[string, RequestInit, number, string]>([
  ['GET /control/nonsense', {}, 404, 'There is no GET /control/nonsense'],
  ['GET /control/echo/7', {}, 404, 'There is no GET /control/echo/7'],
  ['POST /control/echo/7', { body: '{' }, 400, 'not valid JSON'],
  ['GET /control/broken', {}, 409, 'Not today.'],
  ['GET /control', { headers: { origin: 'https://elsewhere.example' } }, 403, 'Web pages may not'],
])('%s %j returns %i', async (call, init, status, message) => {
  const response = await (await started())(call, init);
  expect(response).toEqual([status, { error: expect.stringContaining(message) }]);
});

test('control calls are not recorded as requests', async () => {
  const send = await started();
  await send('GET /control');
  await send('GET /controls');
  expect(running[0]?.requests.map(({ path }) => path)).toEqual(['/controls']);
});
