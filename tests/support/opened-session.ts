import fastifyCookie from '@fastify/cookie';
import type { TestServer } from './test-server.ts';

/** The `Cookie` header of a new session of a user, without the time that checking a password takes. */
export async function openedSession({ app }: TestServer, username = 'manager'): Promise<string> {
  const session = await app.context.accounts.open(username, { address: '127.0.0.1', userAgent: 'Chromium' });
  if (!session) throw new Error(`${username} cannot sign in`);
  return `reviews.session_token=${encodeURIComponent(fastifyCookie.sign(session.token, app.secret))}`;
}
