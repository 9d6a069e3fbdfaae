import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn, Visitor } from '#services/accounts/sessions.ts';
import type { PendingSso } from '#services/accounts/single-sign-on.ts';
import type { HttpOptions, Server } from './options.ts';

declare module 'fastify' {
  interface FastifyInstance {
    cookieName(name: 'session_token' | 'device' | 'sso'): string;
    /** Signs that a user has signed in on a device. */
    signDevice(id: string, username: string): string;
  }
}

/** Browsers keep a cookie for at most 400 days. */
const DEVICE_SECONDS = 400 * 86_400;
/** People who share a device. */
const MAX_USERS = 5;
const DEVICE_ID_BYTES = 16;
/** How long a sign-in at the provider may take. */
const SSO_SECONDS = 600;

/**
 * Reads and sets cookies. Scripts cannot read ours, and over https `__Host-` makes browsers refuse one that another host of
 * the domain, or anyone on the network, sets.
 */
export async function registerCookies(
  server: Server,
  { secret, publicUrl }: Pick<HttpOptions, 'secret' | 'publicUrl'>,
): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  const parseOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  await server.register(fastifyCookie, { secret, parseOptions });
  server.decorate('cookieName', (name) => `${secure ? '__Host-' : ''}reviews.${name}`);
  server.decorate('signDevice', (id, username) =>
    createHmac('sha256', secret).update(`device\n${id}\n${username.toLowerCase()}`).digest('base64url'),
  );
}

const cookieOf = ({ server, cookies }: FastifyRequest, name: Parameters<Server['cookieName']>[0]) =>
  cookies[server.cookieName(name)];

/** The value of a signed cookie; null if there is none with a valid signature. */
function signedCookieOf(request: FastifyRequest, name: 'session_token' | 'sso'): string | null {
  // Version 0.2 has signed with the padding of base64. Without a limit, a cookie of many `=` would block all requests.
  const signed = cookieOf(request, name)?.replace(/={1,2}$/, '') ?? '';
  return request.unsignCookie(signed).value || null;
}

/** The token of the session in a browser; null if there is none. */
export const sessionTokenOf = (request: FastifyRequest) => signedCookieOf(request, 'session_token');

export function setSession(reply: FastifyReply, session: SignedIn['session'] | null): void {
  if (!session) return;
  const options = { signed: true, maxAge: session.seconds };
  reply.setCookie(reply.server.cookieName('session_token'), session.token, options);
}

export function forgetSession(reply: FastifyReply): void {
  reply.setCookie(reply.server.cookieName('session_token'), '', { maxAge: 0 });
}

/** The ids and signatures of a device: whose sign-ins it has seen. It contains no username. */
function deviceOf(request: FastifyRequest): { id: string; signatures: string[] } | null {
  const value = cookieOf(request, 'device') ?? '';
  if (!/^[\w-]{22}(\.[\w-]{43})+$/.test(value)) return null;
  const [id = '', ...signatures] = value.split('.');
  return { id, signatures: signatures.slice(0, MAX_USERS) };
}

/** The id of the device if this user has signed in there before; null otherwise. */
export function knownDevice(request: FastifyRequest, username: string): Visitor['deviceId'] {
  const device = deviceOf(request);
  if (!device) return null;
  const own = Buffer.from(request.server.signDevice(device.id, username));
  return device.signatures.some((each) => timingSafeEqual(Buffer.from(each), own)) ? device.id : null;
}

/** Makes the device known after a sign-in of this user. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, username: string): void {
  const newId = randomBytes(DEVICE_ID_BYTES).toString('base64url');
  const { id, signatures } = deviceOf(request) ?? { id: newId, signatures: [] };
  const own = request.server.signDevice(id, username);
  const others = signatures.filter((each) => each !== own).slice(0, MAX_USERS - 1);
  const value = [id, own, ...others].join('.');
  reply.setCookie(request.server.cookieName('device'), value, { maxAge: DEVICE_SECONDS });
}

/** @param username of who signs in with a password */
export function visitorOf(request: FastifyRequest, username?: string): Visitor {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    sessionToken: sessionTokenOf(request),
    deviceId: username === undefined ? null : knownDevice(request, username),
  };
}

/** Remembers what the answer of the provider must match. */
export function rememberSso(reply: FastifyReply, pending: PendingSso): void {
  const value = JSON.stringify({ ...pending, expiresAt: Date.now() + SSO_SECONDS * 1000 });
  reply.setCookie(reply.server.cookieName('sso'), value, { signed: true, maxAge: SSO_SECONDS });
}

/** What the browser remembers, which is used once; null if there is nothing, or it has expired. */
export function takeSso(request: FastifyRequest, reply: FastifyReply): PendingSso | null {
  reply.setCookie(reply.server.cookieName('sso'), '', { maxAge: 0 });
  const value = signedCookieOf(request, 'sso');
  // Other signed values are no JSON.
  const pending = value?.startsWith('{') ? JSON.parse(value) : null;
  return pending && pending.expiresAt > Date.now() ? pending : null;
}
