import type { User } from '#contract/accounts/session.ts';
import type { sessionRoutes } from '#contract/accounts/session-routes.ts';
import { pages } from '#contract/paths.ts';
import type { SessionUser } from '#domain/accounts/user.ts';
import { signIn, signOut } from '#services/accounts/sessions.ts';
import { ssoSignOutUrl } from '#services/accounts/single-sign-on.ts';
import { userOf } from '../../authorization.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const sessionHandlers = ({ context, publicUrl }: HttpOptions): Handlers<typeof sessionRoutes> => ({
  'GET /session': async ({ request }) => {
    const user = await userOf(context, request);
    return { user: user && userOut(user) };
  },
  'POST /session': async ({ body, request, reply }) => {
    const origin = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    const { user, setCookies } = await signIn(context, body, origin, request.headers.cookie);
    reply.header('set-cookie', setCookies);
    return { user: userOut(user) };
  },
  'DELETE /session': async ({ request, reply }) => {
    const { cookie } = request.headers;
    const providerUrl = await ssoSignOutUrl(context, cookie, `${publicUrl}${pages.login()}`);
    reply.header('set-cookie', await signOut(context, cookie, request.ip));
    // Not the storage, which has the app's appearance on this device; the app itself removes the data of the session.
    reply.header('clear-site-data', '"cache"');
    return { user: null, ...(providerUrl && { providerUrl }) };
  },
});

/** The user of a session as browsers know them. */
export function userOut({ listings, ...user }: SessionUser): User {
  return { ...user, ...(listings !== 'all' && { isLimited: true }) };
}
