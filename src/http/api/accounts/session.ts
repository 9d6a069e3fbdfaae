import { Credentials, Session, SignedIn, SignedOut, type User } from '#contract/accounts/session.ts';
import { ok } from '#contract/envelope.ts';
import { calls, pages } from '#contract/paths.ts';
import type { SessionUser } from '#domain/accounts/user.ts';
import { signIn, signOut } from '#services/accounts/sessions.ts';
import { ssoSignOutUrl } from '#services/accounts/single-sign-on.ts';
import { userOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

/** Sessions belong to people, so that requests with an API token are refused. */
const config = { permission: 'public', refusesTokens: true } as const;

export function sessionCalls(server: Server, { context, publicUrl }: HttpOptions): void {
  server.get(
    calls.session(),
    {
      config,
      schema: { summary: 'The signed-in user', tags: ['Session'], response: responses(Session, [503]) },
    },
    async (request) => {
      const user = await userOf(context, request);
      return ok({ user: user && userOut(user) });
    },
  );

  server.post(
    calls.session(),
    {
      config,
      schema: {
        summary: 'Sign in',
        description:
          'Sets an HttpOnly session cookie. Only failures count towards the limit. For an account with a second factor, a right password without a code returns `second-factor-required`.',
        tags: ['Session'],
        body: Credentials,
        response: responses(SignedIn, [400, 401, 403, 413, 429, 503]),
      },
    },
    async (request, reply) => {
      const origin = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const { user, setCookies } = await signIn(context, request.body, origin, request.headers.cookie);
      reply.header('set-cookie', setCookies);
      return ok({ user: userOut(user) });
    },
  );

  server.delete(
    calls.session(),
    {
      config,
      schema: {
        summary: 'Sign out',
        description: 'Ends the session on the server. Without a session it does nothing.',
        tags: ['Session'],
        response: responses(SignedOut, [403, 503]),
      },
    },
    async (request, reply) => {
      const { cookie } = request.headers;
      const providerUrl = await ssoSignOutUrl(context, cookie, `${publicUrl}${pages.login()}`);
      reply.header('set-cookie', await signOut(context, cookie, request.ip));
      // Not the storage, which has the app's appearance on this device; the app itself removes the data of the session.
      reply.header('clear-site-data', '"cache"');
      return ok({ user: null, ...(providerUrl && { providerUrl }) });
    },
  );
}

/** The user of a session as browsers know them. */
export function userOut({ listings, ...user }: SessionUser): User {
  return { ...user, ...(listings !== 'all' && { isLimited: true }) };
}
