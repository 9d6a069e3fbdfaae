import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { FORBIDDEN } from '#contract/errors/forbidden.ts';
import { pages } from '#contract/paths.ts';
import { forbiddenReason, type Permission } from '#domain/accounts/permissions.ts';
import { sessionQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { Button, RouteButton } from '../controls/button.tsx';
import { SETTINGS_ENTRIES } from '../pages/settings/settings-entries.ts';
import { ProofHost } from '../session/proof-host.tsx';
import { store, stored } from '../session/tab-storage.ts';
import { useUser } from '../session/use-can.ts';
import { shellCopy } from './copy.ts';
import { Loading, NoPage } from './page.tsx';
import { Tooltips } from './tooltips.tsx';
import styles from './top-bar.module.css';
import { TopBar } from './top-bar.tsx';

/** The id of the content after the top bar. */
const CONTENT = 'content';

/** The pages that links lead to, also without a session. */
const LINKS = [pages.invite(''), pages.reset(''), pages.confirmEmail(''), pages.unsubscribe('')];

/** The frame of every page. Pages for people without a session have no top bar. */
export function Shell() {
  const { config } = useAppContext();
  // The page that is shown, which during a navigation is not yet the one of the URL.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const access = usePageAccess();
  const brand = shellCopy.brand(config.brandName);
  const isSignIn =
    [pages.home(), pages.login(), pages.forgotPassword()].some((page) => page === pathname) ||
    LINKS.some((page) => pathname.startsWith(page));
  return (
    <>
      {!isSignIn && (
        <>
          <SkipLink />
          <TopBar brand={brand} />
          <PasswordNotice />
          <EmailNotice />
        </>
      )}
      <div id={CONTENT} tabIndex={-1}>
        {access === 'allowed' && <Outlet />}
        {access === 'unknown' && <Loading />}
        {typeof access === 'object' && (
          <NoPage title={shellCopy.noAccess} text={`${access.refusal} ${shellCopy.askAdmin}`} />
        )}
      </div>
      <ProofHost />
      <Tooltips />
    </>
  );
}

const LINK = { href: `#${CONTENT}`, onClick: focusContent };

/** Lets keyboard users skip the top bar. */
function SkipLink() {
  return (
    <a {...LINK} className="skip-link">
      {shellCopy.skip}
    </a>
  );
}

/** Does not change the URL, so that Back leads to the previous page. */
function focusContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
}

/** The pages that not everyone may open. */
const PERMISSIONS = new Map<string, Permission>([
  [pages.triage(), 'reviews:decide'],
  [pages.answers(), 'reviews:respond'],
  [pages.import(), 'reviews:import'],
  [pages.reports(), 'reports:manage'],
  ...SETTINGS_ENTRIES.map(({ path, permission }) => [path, permission] as const),
]);

type PageAccess = 'allowed' | 'unknown' | { refusal: string };

/**
 * Whether the signed-in user may open the present page. A page that needs a permission waits for the session, so that it
 * sends no call that would be refused. If the session cannot be read, the page's own calls show the error.
 */
function usePageAccess(): PageAccess {
  const { client } = useAppContext();
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const { data, isError } = useQuery(sessionQuery(client));
  const permission = PERMISSIONS.get(page);
  if (permission === undefined || isError) return 'allowed';
  if (!data?.user) return 'unknown';
  const refusal = forbiddenReason(data.user, permission);
  return refusal === null ? 'allowed' : { refusal: FORBIDDEN[refusal] };
}

/** Warns people that mails cannot be delivered to their address. */
function EmailNotice() {
  const user = useUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!user?.hasRefusedEmail || pathname === pages.account()) return null;
  return (
    <aside className={styles.notice}>
      <div className="notice" role="alert">
        <p>{shellCopy.refusedEmail}</p>
        <RouteButton to="/account">{shellCopy.changeEmail}</RouteButton>
      </div>
    </aside>
  );
}

/** The name of the answer "not now", which counts until the next sign-in. */
const PUT_OFF = 'password-notice';

/** Asks people whose password does not meet the current rules to change it. */
function PasswordNotice() {
  const user = useUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [isPutOff, setIsPutOff] = useState(() => stored<boolean>(PUT_OFF) === true);
  if (!user?.hasWeakPassword || isPutOff || pathname === pages.account()) return null;
  function putOff() {
    store(PUT_OFF, true);
    setIsPutOff(true);
  }
  return (
    <aside className={styles.notice}>
      <div className="notice">
        <p>{shellCopy.weakPassword}</p>
        <RouteButton to="/account">{shellCopy.changePassword}</RouteButton>
        <Button look="quiet" onClick={putOff}>
          {shellCopy.notNow}
        </Button>
      </div>
    </aside>
  );
}
