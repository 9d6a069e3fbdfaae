import { createHmac } from 'node:crypto';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import {
  knownDevice,
  registerCookies,
  rememberDevice,
  rememberSso,
  sessionTokenOf,
  setSession,
  takeSso,
} from './cookies.ts';
import type { Server } from './options.ts';

const SECRET = 'a secret of thirty-two characters';
const OTHER_SECRET = 'another secret of thirty-two chars';
const PENDING = { state: 's', nonce: 'n', verifier: 'v', redirect: '/sync' };

async function open({ secret = SECRET, scheme = 'http' } = {}) {
  const server: Server = fastify();
  await registerCookies(server, { secret, publicUrl: `${scheme}://reviews.example` });
  server.get('/token', async (request) => ({ token: sessionTokenOf(request) }));
  server.get('/sign-in/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    setSession(reply, { token: name, seconds: 60 });
    rememberDevice(request, reply, name);
    rememberSso(reply, PENDING);
    return {};
  });
  server.get('/device/:name', async (request) => ({
    id: knownDevice(request, (request.params as { name: string }).name),
  }));
  server.get('/sso', async (request, reply) => ({ pending: takeSso(request, reply) }));
  const read = async (url: string, cookie?: string) =>
    (await server.inject({ url, headers: cookie === undefined ? {} : { cookie } })).json();
  return {
    /** The `Set-Cookie` lines of a sign-in. */
    async signIn(name: string, cookie = ''): Promise<string[]> {
      const { headers } = await server.inject({ url: `/sign-in/${name}`, headers: { cookie } });
      return [headers['set-cookie'] ?? []].flat();
    },
    tokenIn: async (cookie?: string) => (await read('/token', cookie)).token,
    deviceIn: async (cookie: string | undefined, name: string) => (await read(`/device/${name}`, cookie)).id,
    ssoIn: async (cookie: string) => (await read('/sso', cookie)).pending,
  };
}

const signed = (token: string, secret = SECRET) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
const pair = (line: string | undefined) => (line ?? '').split(';', 1)[0] ?? '';

/** What a browser sends as its device after these sign-ins, one after the other. */
async function afterSignIns(usernames: string[], secret = SECRET): Promise<string> {
  const { signIn } = await open({ secret });
  let cookie = 'theme=dark';
  for (const username of usernames) cookie = `theme=dark; ${pair((await signIn(username, cookie))[1])}`;
  return cookie;
}

test('the session is found among other cookies, by the cookie name of the address', async () => {
  const both = `a=1; reviews.session_token=${signed('t1')}; __Host-reviews.session_token=${signed('t2')}`;
  expect(await (await open()).tokenIn(both)).toBe('t1');
  expect(await (await open({ scheme: 'https' })).tokenIn(both)).toBe('t2');
});

test.each([
  ['another secret', `reviews.session_token=${signed('t', 'another secret')}`],
  ['another token', `reviews.session_token=${signed('t').replace('t', 'u')}`],
  ['no signature', 'reviews.session_token=t'],
  ['an empty signature', 'reviews.session_token=t.'],
  ['an empty value', 'reviews.session_token='],
  ['an empty token', `reviews.session_token=${signed('')}`],
  ['an invalid encoding', 'reviews.session_token=%E0%A4%A'],
  ['another name', `xreviews.session_token=${signed('t')}`],
])('a cookie with %s holds no token', async (_what, cookie) => {
  expect(await (await open()).tokenIn(cookie)).toBeNull();
});

test('a cookie of version 0.2, whose signature has its padding, holds the token', async () => {
  expect(signed('t')).toMatch(/%3D$/);
  expect(await (await open()).tokenIn(`reviews.session_token=${signed('t')}`)).toBe('t');
});

test('a cookie of many equals signs is read in linear time', async () => {
  // In quadratic time it takes more than ten seconds.
  expect(await (await open()).tokenIn(`reviews.session_token=${'='.repeat(200_000)}t`)).toBeNull();
});

test('scripts and other sites cannot use the cookies, which contain no username of a device', async () => {
  const lines = await (await open({ scheme: 'https' })).signIn('mara');
  const names = ['session_token', 'device', 'sso'];
  expect(lines.map((line) => line.split('=', 1)[0])).toEqual(names.map((name) => `__Host-reviews.${name}`));
  for (const line of lines) {
    const attributes = line.split('; ').slice(1).toSorted();
    expect(attributes).toEqual([
      'HttpOnly',
      expect.stringContaining('Max-Age='),
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  }
  expect(lines[1]).not.toContain('mara');
});

test('a device knows the last five people who signed in there, and keeps its id', async () => {
  const people = ['ana', 'bo', 'cy', 'di', 'eve', 'flo'];
  const cookie = await afterSignIns(people);
  const { deviceIn } = await open();
  const ids = await Promise.all(people.map((each) => deviceIn(cookie, each)));
  expect(ids.map((id) => id !== null)).toEqual([false, true, true, true, true, true]);
  expect(new Set(ids).size).toBe(2);
  expect(await deviceIn(cookie, 'FLO')).toBe(ids[5]);
  const again = await afterSignIns(['ana', 'bo', 'ana', 'bo', 'ana']);
  expect(await deviceIn(again, 'ana')).toBe(await deviceIn(again, 'bo'));
  expect(again.split('.')).toHaveLength(4);
});

const changed = (text: string) => text.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
test.each<[what: string, change: (id: string, signature: string) => string | Promise<string>]>([
  ['no cookie', () => ''],
  ['an empty value', () => 'reviews.device='],
  ['no signature', (id) => `reviews.device=${id}`],
  ['another signature', (id, signature) => `reviews.device=${id}.${changed(signature)}`],
  ['another id', (id, signature) => `reviews.device=${changed(id)}.${signature}`],
  ['the signature of another secret', () => afterSignIns(['ana'], OTHER_SECRET)],
  ['the name of the other address', (id, signature) => `__Host-reviews.device=${id}.${signature}`],
])('a device with %s is not known', async (_what, change) => {
  const [id = '', signature = ''] = (await afterSignIns(['ana'])).split('device=')[1]?.split('.') ?? [];
  const { deviceIn } = await open();
  expect(await deviceIn(`reviews.device=${id}.${signature}`, 'ana')).toBe(id);
  expect(await deviceIn(await change(id, signature), 'ana')).toBeNull();
});

test('a sign-in with a provider is remembered unless the cookie was changed or is another signed one', async () => {
  const { signIn, ssoIn } = await open();
  const [session, , sso] = (await signIn('ana')).map(pair);
  expect(await ssoIn(sso ?? '')).toMatchObject(PENDING);
  for (const cookie of [
    '',
    (sso ?? '').replace('sync', 'else'),
    (session ?? '').replace('session_token', 'sso'),
  ])
    expect(await ssoIn(cookie)).toBeNull();
});
