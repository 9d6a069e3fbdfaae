import { createLink, Link, useLocation } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ComponentProps, useCallback, useId, useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { useRoute } from '../api/use-route.ts';
import { Button, buttonClass, IconButton, RouteButton } from '../controls/button.tsx';
import { Failure } from '../controls/failure-alert.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { SETTINGS_ENTRIES, settingsEntriesOf } from '../pages/settings/settings-entries.ts';
import { remembered } from '../session/remembered.ts';
import { useCan, useUser } from '../session/use-can.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { ShortcutHelp } from '../shortcuts/shortcut-help.tsx';
import { chooseScheme, rememberedScheme, type Scheme } from '../style/scheme.ts';
import { failedSyncs, hasBackupFailed } from '../sync-state.ts';
import { NotificationBell } from './bell/bell.tsx';
import { shellCopy } from './copy.ts';
import styles from './top-bar.module.css';

/** The brand, the navigation and the signed-in user. On a phone a button opens the navigation. */
export function TopBar({ brand }: { brand: string }) {
  const user = useUser();
  const signOut = useSignOut();
  const canDecide = useCan('reviews:decide');
  const canRespond = useCan('reviews:respond');
  const name = user?.name ?? remembered().username;
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
  const [settings] = user ? settingsEntriesOf(user) : SETTINGS_ENTRIES;
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link to="/dashboard" search={{}} className={`cut ${styles.brand}`}>
          {brand}
        </Link>
        {name && (
          <Link to="/account" className={`cut quiet ${styles.welcome}`} data-tooltip={shellCopy.account}>
            {shellCopy.welcome(name)}
          </Link>
        )}
        <Button
          size="icon"
          className={styles.menu}
          aria-label={shellCopy.menu}
          aria-expanded={isOpen}
          aria-controls={navId}
          onClick={() => setOpen(!isOpen)}
        />
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
          {canRespond && <NavLink to="/answers">{shellCopy.answers}</NavLink>}
          <NavLink to="/insights">{shellCopy.insights}</NavLink>
          <NavLink to="/properties">{shellCopy.properties}</NavLink>
          <NavLink to="/history">{shellCopy.history}</NavLink>
          <SyncLink />
          {settings && <NavLink to={settings.path}>{shellCopy.settings}</NavLink>}
        </nav>
        <div className={`inline ${styles.own}`}>
          {!user?.lacksSecondFactor && <NotificationBell />}
          <ShortcutHelp className={styles.keys} />
          <SchemeSwitch />
          <Button onClick={() => signOut.mutate()} disabled={signOut.isPending}>
            {shellCopy.logout}
          </Button>
        </div>
      </div>
      <Failure error={signOut.error} text={shellCopy.logoutFailed} />
    </header>
  );
}

const NavLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className={buttonClass({ look: 'quiet' })} />
));

/** Milliseconds between two reads of the sync status, on every page. */
const INTERVAL = 60_000;

/** The link to the sync page, with a warning icon if the last sync or backup failed. Sends no request before the sign-in. */
function SyncLink() {
  const isSignedIn = Boolean(useUser());
  const { data } = useRoute('GET /sync', {}, { enabled: isSignedIn, refetchInterval: INTERVAL });
  const problem = data && problemOf(data);
  return (
    <NavLink to="/sync" aria-label={problem}>
      {shellCopy.sync}
      {problem && (
        <span className="note inline" data-tone="failed">
          <CircleAlert />
        </span>
      )}
    </NavLink>
  );
}

function problemOf(status: SyncStatus): string | undefined {
  const failed = failedSyncs(status);
  if (failed.length > 0)
    return status.sources.length === 1 ? shellCopy.syncFailed : shellCopy.syncsFailed(failed);
  return hasBackupFailed(status) ? shellCopy.backupFailed : undefined;
}

const NEXT: Record<Scheme, Scheme> = { auto: 'light', light: 'dark', dark: 'auto' };
const ICON = { auto: Monitor, light: Sun, dark: Moon };

/** Switches between the system's colours, light and dark. The browser stores the choice. */
function SchemeSwitch() {
  const [scheme, setScheme] = useState(rememberedScheme);
  const Icon = ICON[scheme];
  function switchScheme() {
    setScheme(NEXT[scheme]);
    chooseScheme(NEXT[scheme]);
  }
  return (
    <IconButton {...tooltip(shellCopy.scheme[scheme])} onClick={switchScheme}>
      <Icon />
    </IconButton>
  );
}
