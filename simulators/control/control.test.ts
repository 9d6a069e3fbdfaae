import { afterEach, expect, test } from 'vitest';
import { type RunningServer, serve } from '../serve.ts';
import { type ControlCall, Refused, withControl } from './control.ts';

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

const CALLS: ControlCall[] = [
  { call: 'POST /control/echo/{id}', does: 'says it again', run: (asked) => asked },
  { call: 'DELETE /control/echo', does: 'nothing', run: () => undefined },
  {
    call: 'GET /control/broken',
    does: 'fails',
    run: () => {
      throw new Refused(409, 'Not today.');
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
    const answer = await fetch(`${server.origin}${path}`, { method, ...init });
    return [answer.status, await answer.json().catch(() => null)];
  };
}

test('a call gets its id and its body, and answers in JSON', async () => {
  const ask = await started();
  expect(await ask('POST /control/echo/7', { body: '{"a":1}' })).toEqual([200, { id: 7, body: { a: 1 } }]);
  expect(await ask('DELETE /control/echo')).toEqual([200, {}]);
});

test('it lists what there is', async () => {
  const [, calls] = await (await started())('GET /control');
  expect(calls).toContainEqual({ call: 'POST /control/echo/{id}', does: 'says it again' });
});

test.each<[string, RequestInit, number, string]>([
  ['GET /control/nonsense', {}, 404, 'There is no GET /control/nonsense'],
  ['GET /control/echo/7', {}, 404, 'There is no GET /control/echo/7'],
  ['POST /control/echo/7', { body: '{' }, 400, 'no JSON'],
  ['GET /control/broken', {}, 409, 'Not today.'],
  ['GET /control', { headers: { origin: 'https://elsewhere.example' } }, 403, 'not for web pages'],
])('%s %j is %i', async (call, init, status, words) => {
  const answer = await (await started())(call, init);
  expect(answer).toEqual([status, { error: expect.stringContaining(words) }]);
});

test('it leaves no trace in the record of requests', async () => {
  const ask = await started();
  await ask('GET /control');
  await ask('GET /controls');
  expect(running[0]?.requests.map(({ path }) => path)).toEqual(['/controls']);
});
