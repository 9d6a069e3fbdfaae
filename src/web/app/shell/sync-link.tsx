import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { sessionQuery, syncQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { hasBackupFailed, hasSyncFailed } from '../sync-state.ts';
import { shellCopy } from './copy.ts';
import { NavLink } from './nav-link.tsx';
import styles from './top-bar.module.css';

/** Milliseconds between two reads of the sync status, on every page. */
const INTERVAL = 60_000;

/** The link to the sync page, with a warning icon if the last sync or backup failed. Sends no request before the sign-in. */
export function SyncLink() {
  const { client } = useAppContext();
  const { data: session } = useQuery(sessionQuery(client));
  const isSignedIn = Boolean(session?.user);
  const { data } = useQuery({ ...syncQuery(client), enabled: isSignedIn, refetchInterval: INTERVAL });
  const problem = data && problemOf(data);
  return (
    <NavLink to="/sync" aria-label={problem}>
      {shellCopy.sync}
      {problem && (
        <span className={styles.mark}>
          <CircleAlert />
        </span>
      )}
    </NavLink>
  );
}

function problemOf(status: SyncStatus): string | undefined {
  if (hasSyncFailed(status)) return shellCopy.syncFailed;
  return hasBackupFailed(status) ? shellCopy.backupFailed : undefined;
}
