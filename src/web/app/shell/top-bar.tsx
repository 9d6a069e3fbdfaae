import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useCallback, useId, useState } from 'react';
import { pages } from '#contract/paths.ts';
import { messageOr } from '../api/api-error.ts';
import { sessionQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { Button } from '../controls/button.tsx';
import { RouteButton } from '../controls/button-link.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { SETTINGS_ENTRIES, settingsEntriesOf } from '../pages/settings/settings-entries.ts';
import { remembered } from '../session/remembered.ts';
import { useCan } from '../session/use-can.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { ShortcutHelp } from '../shortcuts/shortcut-help.tsx';
import { shellCopy } from './copy.ts';
import { NavLink } from './nav-link.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SyncLink } from './sync-link.tsx';
import styles from './top-bar.module.css';

/** The brand, the navigation and the signed-in user. On a phone a button opens the navigation. */
export function TopBar({ brand }: { brand: string }) {
  const { client } = useAppContext();
  const { data } = useQuery(sessionQuery(client));
  const signOut = useSignOut();
  const canDecide = useCan('reviews:decide');
  const name = data?.user?.name ?? remembered().username;
  const [isOpen, setOpen] = useState(false);
  const navId = useId();
  // Also for a link to the current page.
  const closeOnClick = useCallback((nav: HTMLElement | null) => {
    const close = () => setOpen(false);
    nav?.addEventListener('click', close);
    return () => nav?.removeEventListener('click', close);
  }, []);
  const isDashboard = useLocation({ select: ({ pathname }) => pathname === pages.dashboard() });
  // Until the session is known, the link shows, so that it does not appear late.
  const [settings] = data?.user ? settingsEntriesOf(data.user) : SETTINGS_ENTRIES;
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link to="/dashboard" search={{}} className={styles.brand}>
          {brand}
        </Link>
        {name && (
          <Link to="/account" className={styles.welcome} data-tooltip={shellCopy.account}>
            {shellCopy.welcome(name)}
          </Link>
        )}
        <Button
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls={navId}
          onClick={() => setOpen(!isOpen)}
        >
          {shellCopy.menu}
        </Button>
        <nav
          ref={closeOnClick}
          id={navId}
          className={styles.nav}
          aria-label={shellCopy.mainPages}
          data-open={isOpen}
        >
          <RouteButton to="/dashboard" search={{}} look="quiet">
            {shellCopy.dashboard}
          </RouteButton>
          <RouteButton to="/dashboard" search={{}} look="quiet">
            {shellCopy.viewReviews}
          </RouteButton>
          {canDecide && (
            <NavLink to="/triage" search={(shown: object) => (isDashboard ? shown : {})}>
              {shellCopy.triage}
            </NavLink>
          )}
          <NavLink to="/insights">{shellCopy.insights}</NavLink>
          <NavLink to="/properties">{shellCopy.properties}</NavLink>
          <NavLink to="/history">{shellCopy.history}</NavLink>
          <SyncLink />
          {settings && <NavLink to={settings.path}>{shellCopy.settings}</NavLink>}
        </nav>
        <div className={styles.own}>
          <ShortcutHelp className={styles.keys} />
          <SchemeSwitch />
          <Button onClick={() => signOut.mutate()} disabled={signOut.isPending}>
            {shellCopy.logout}
          </Button>
        </div>
      </div>
      {signOut.isError && <FailureAlert message={messageOr(signOut.error, shellCopy.logoutFailed)} />}
    </header>
  );
}
