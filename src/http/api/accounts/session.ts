import type { FastifyReply } from 'fastify';
import type { User } from '#contract/accounts/session.ts';
import type { sessionRoutes } from '#contract/accounts/session-routes.ts';
import { pages } from '#contract/paths.ts';
import type { SessionUser } from '#domain/accounts/user.ts';
import { type SignedIn, signIn, signOut } from '#services/accounts/sessions.ts';
import { ssoSignOutUrl } from '#services/accounts/single-sign-on.ts';
import { sessionOf } from '../../authorization.ts';
import { forgetSession, rememberDevice, sessionTokenOf, setSession, visitorOf } from '../../cookies.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const sessionHandlers = ({ context, publicUrl }: HttpOptions): Handlers<typeof sessionRoutes> => ({
  'GET /session': async ({ request }) => {
    const session = await sessionOf(context, request);
    return { user: session && userOut(session.user) };
  },
  'POST /session': async ({ body, request, reply }) => {
    const signed = await signIn(context, body, visitorOf(request, body.username));
    const answer = signedIn(reply, signed);
    rememberDevice(request, reply, signed.user.username);
    return answer;
  },
  'DELETE /session': async ({ request, reply }) => {
    const token = sessionTokenOf(request);
    const providerUrl = await ssoSignOutUrl(context, token, `${publicUrl}${pages.login()}`);
    await signOut(context, token, request.ip);
    forgetSession(reply);
    // Not the storage, which has the app's appearance on this device; the app itself removes the data of the session.
    reply.header('clear-site-data', '"cache"');
    return { user: null, ...(providerUrl && { providerUrl }) };
  },
});

/** Sets the cookie of a new session. @returns its user, for the response */
export function signedIn(reply: FastifyReply, { user, session }: SignedIn): { user: User } {
  setSession(reply, session);
  return { user: userOut(user) };
}

/** The user of a session as browsers know them. */
export function userOut({ access, ...user }: SessionUser): User {
  return { ...user, ...(access !== 'all' && { isLimited: true }) };
}
