import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useLayoutEffect, useRef } from 'react';
import { pages } from '#contract/paths.ts';
import { messageOr } from '../api/api-error.ts';
import { sessionQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { Button } from '../controls/button.tsx';
import { RouteButton } from '../controls/button-link.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { parseDashboardSearch } from '../pages/dashboard/dashboard-search.ts';
import { triageOf } from '../pages/dashboard/triage-search.ts';
import { SETTINGS_ENTRIES, settingsEntriesOf } from '../pages/settings/settings-entries.ts';
import { remembered } from '../session/remembered.ts';
import { useCan } from '../session/use-can.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { ShortcutHelp } from '../shortcuts/shortcut-help.tsx';
import { shellCopy } from './copy.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { SyncLink } from './sync-link.tsx';
import styles from './top-bar.module.css';

/** The brand, the navigation and the signed-in user. */
export function TopBar({ brand }: { brand: string }) {
  const { client } = useAppContext();
  const { data } = useQuery(sessionQuery(client));
  const signOut = useSignOut();
  const canDecide = useCan('reviews:decide');
  const name = data?.user?.name ?? remembered().username;
  const nav = useCurrentInView();
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
        <nav ref={nav} className={styles.nav}>
          <RouteButton to="/dashboard" search={{}} look="quiet">
            {shellCopy.dashboard}
          </RouteButton>
          <RouteButton to="/dashboard" search={{}} look="quiet">
            {shellCopy.viewReviews}
          </RouteButton>
          {canDecide && (
            <RouteButton
              to="/triage"
              search={(shown) => (isDashboard ? triageOf(parseDashboardSearch({ ...shown })) : {})}
              look="quiet"
            >
              {shellCopy.triage}
            </RouteButton>
          )}
          <RouteButton to="/insights" look="quiet">
            {shellCopy.insights}
          </RouteButton>
          <RouteButton to="/properties" look="quiet">
            {shellCopy.properties}
          </RouteButton>
          <RouteButton to="/history" look="quiet">
            {shellCopy.history}
          </RouteButton>
          <SyncLink />
        </nav>
        <div className={styles.own}>
          {settings && (
            <RouteButton to={settings.path} look="quiet" size="icon" {...tooltip(shellCopy.settings)}>
              <SlidersHorizontal />
            </RouteButton>
          )}
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

/** Scrolls the navigation so that the current page is in view, where it is wider than the screen. */
function useCurrentInView() {
  const ref = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link depends on the path
  useLayoutEffect(() => {
    const nav = ref.current;
    const link = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && link) nav.scrollLeft = link.offsetLeft + (link.offsetWidth - nav.clientWidth) / 2;
  }, [pathname]);
  return ref;
}
