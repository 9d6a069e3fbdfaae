import { redirect } from '@tanstack/react-router';
import { pages } from '#contract/paths.ts';
import { sessionQuery } from '../api/queries.ts';
import type { AppContext } from '../app-context.ts';
import { redirectTarget } from './redirect-target.ts';
import { remember, remembered } from './remembered.ts';

/**
 * Lets managers in. A browser that remembers a sign-in paints at once while the server is asked, and is sent to the
 * sign-in if the server knows better; any other browser waits for the server's answer.
 *
 * @param href where the visitor wants to go
 */
export async function requireManager(context: AppContext, href: string): Promise<void> {
  const session = context.queryClient.ensureQueryData(sessionQuery(context.client));
  if (remembered().isLoggedIn) {
    // A server that cannot be reached decides nothing: the page's own calls will say so on the screen.
    session.then(({ user }) => user ?? context.onSignedOut()).catch(() => undefined);
    return;
  }
  const { user } = await session;
  if (user === null) throw redirect({ to: '/login', search: signInSearch(href), replace: true });
  remember(user.username);
}

/** Sends whoever is signed in already past the sign-in screen. Without an answer from the server the screen shows. */
export async function requireStranger(context: AppContext, wanted: string | undefined): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery(context.client)).catch(() => null);
  if (!session?.user) return;
  remember(session.user.username);
  throw redirect({ href: redirectTarget(wanted), replace: true });
}

/** The way back after a sign-in; the plain dashboard, where everybody lands, needs none. */
export function signInSearch(href: string): { redirect?: string } {
  return href === pages.dashboard() || redirectTarget(href) !== href ? {} : { redirect: href };
}
