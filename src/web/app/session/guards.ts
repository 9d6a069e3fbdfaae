import { redirect } from '@tanstack/react-router';
import type { User } from '#contract/accounts/session.ts';
import { redirectTarget } from '#contract/manager-paths.ts';
import { pages } from '#contract/paths.ts';
import { sessionQuery } from '../api/queries.ts';
import type { AppContext } from '../app-context.ts';
import { remember, remembered } from './remembered.ts';

/**
 * Requires a session. If the browser storage contains a sign-in, the page renders while the server checks the session,
 * and a missing session redirects to the sign-in page. Otherwise the page waits for the check.
 *
 * @param href the requested page
 */
export async function requireManager(context: AppContext, href: string): Promise<void> {
  const session = context.queryClient.ensureQueryData(sessionQuery(context.client));
  if (remembered().isLoggedIn) {
    // If the server cannot be reached, the page's own calls show the error.
    session
      .then(({ user }) => {
        if (user === null) context.onSignedOut();
        else if (!isAllowed(user, href)) window.location.replace(pages.account());
      })
      .catch(() => undefined);
    return;
  }
  const { user } = await session;
  if (user === null) throw redirect({ to: '/login', search: signInSearch(href), replace: true });
  remember(user.username);
  if (!isAllowed(user, href)) throw redirect({ to: '/account', replace: true });
}

/** Without a second factor that the company requires, a person can open only their account page. */
function isAllowed({ lacksSecondFactor }: User, href: string): boolean {
  return !lacksSecondFactor || href.split(/[?#]/, 1)[0] === pages.account();
}

export function pageAfterSignIn({ lacksSecondFactor }: User, requested: string | undefined): string {
  return lacksSecondFactor ? pages.account() : redirectTarget(requested);
}

/** Redirects signed-in users away from the sign-in page. If the server cannot be reached, the page shows. */
export async function requireSignedOut(context: AppContext, target: string | undefined): Promise<void> {
  const session = await context.queryClient.ensureQueryData(sessionQuery(context.client)).catch(() => null);
  if (!session?.user) return;
  remember(session.user.username);
  throw redirect({ href: pageAfterSignIn(session.user, target), replace: true });
}

/** The search parameters of the sign-in page that lead back to a page; none for the dashboard, the default. */
export function signInSearch(href: string): { redirect?: string } {
  return href === pages.dashboard() || redirectTarget(href) !== href ? {} : { redirect: href };
}

/**
 * Why the sign-in page is shown: the session ended, possibly before the last change was saved, or the person signed out in
 * another tab, which leaves nothing of theirs in this one.
 */
export type SignedOutReason = 'ended' | 'unsaved' | 'elsewhere';
