import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { PROOF_HEADER } from '#contract/accounts/proofs.ts';
import type { Context } from '#services/context.ts';
import { actorOf, requirePermissions } from './authorization.ts';
import { registerCookies } from './cookies.ts';
import type { HttpOptions, Server } from './options.ts';

const ana = { username: 'ana', name: 'Ana', role: 'manager', access: 'all' } as const;

const SECRET = 'a secret that only tests know';
const publicUrl = 'https://reviews.example';
const cookie = `__Host-reviews.session_token=${encodeURIComponent(fastifyCookie.sign('ana', SECRET))}`;

/** A server with one protected call; the token `ana` is a session. */
async function serverWithCall(): Promise<Server> {
  const server: Server = fastify();
  await registerCookies(server, { secret: SECRET, publicUrl });
  const findSession = async (token: string | null) => (token === 'ana' ? { id: 's-1', user: ana } : null);
  const context = { accounts: { findSession } } as unknown as Context;
  requirePermissions(server, { context, publicUrl } as HttpOptions);
  server.put('/things', { config: { permission: 'reviews:decide' } }, async (request) => actorOf(request));
  return server;
}

test('a route that declares no permission stops the server from starting', async () => {
  const server = await serverWithCall();
  expect(() => server.get('/undeclared', async () => 'x')).toThrow('GET /undeclared declares no permission');
});

test('a call that declares a permission rejects an anonymous visitor', async () => {
  const response = await (await serverWithCall()).inject({ method: 'PUT', url: '/things' });
  expect(response.json()).toMatchObject({
    code: 'unauthenticated',
    message: expect.stringContaining('sign-in-required'),
  });
});

test('a change without a same-origin proof is rejected', async () => {
  const response = await (await serverWithCall()).inject({
    method: 'PUT',
    url: '/things',
    headers: { cookie },
  });
  expect(response.json()).toMatchObject({ code: 'forbidden' });
});

test('a change from the same host over http is rejected if PUBLIC_URL has https', async () => {
  const change = async (origin: string) => {
    const headers = { cookie, host: 'reviews.example', origin };
    return (await (await serverWithCall()).inject({ method: 'PUT', url: '/things', headers })).statusCode;
  };
  expect(await change('https://reviews.example')).toBe(200);
  expect(await change('http://reviews.example')).toBe(500);
});

test('a change for another host is rejected, also when its origin is that host', async () => {
  const headers = { cookie, host: 'evil.example', origin: 'http://evil.example' };
  const response = await (await serverWithCall()).inject({ method: 'PUT', url: '/things', headers });
  expect(response.json()).toMatchObject({ code: 'forbidden' });
});

test('a person whose session ends while the call arrives does not go on with the session and the proof of another', async () => {
  const server: Server = fastify();
  await registerCookies(server, { secret: SECRET, publicUrl });
  const found = [ana, { ...ana, username: 'ben' }].map((user) => ({ id: user.username, user }));
  const accounts = {
    findSession: async () => found.shift() ?? null,
    oneTimeTokens: { take: async () => true },
  };
  const context = { accounts } as unknown as Context;
  requirePermissions(server, { context, publicUrl } as HttpOptions);
  const config = { permission: 'reviews:decide', reauthenticate: true } as const;
  server.put('/things', { config }, async (request) => actorOf(request));
  const headers = { origin: 'https://reviews.example', [PROOF_HEADER]: 'of Ben' };
  const response = await server.inject({ method: 'PUT', url: '/things', headers });
  expect(response.json()).toMatchObject({ code: 'unauthenticated' });
});

test('a handler receives the signed-in user as its actor', async () => {
  const headers = { cookie, origin: 'https://reviews.example' };
  const response = await (await serverWithCall()).inject({ method: 'PUT', url: '/things', headers });
  expect(response.json()).toEqual({
    kind: 'user',
    name: 'ana',
    role: 'manager',
    access: 'all',
    address: '127.0.0.1',
  });
});
