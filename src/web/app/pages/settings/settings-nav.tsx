import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { settingsCopy } from './copy.ts';
import { settingsEntriesOf } from './settings-entries.ts';
import styles from './settings-layout.module.css';

/** The pages of the settings that the signed-in person may open. The only one needs no navigation. */
export function SettingsNav() {
  const { client } = useAppContext();
  const { data } = useQuery(sessionQuery(client));
  const entries = settingsEntriesOf(data?.user ?? null);
  if (entries.length < 2) return null;
  return (
    <nav ref={showCurrent} className={styles.nav} aria-label={settingsCopy.title}>
      {entries.map(({ path, label }) => (
        <Link key={path} to={path} className={styles.entry} activeOptions={{ exact: true }}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls the entry of the present page into view, where the entries do not fit into one line. */
function showCurrent(nav: HTMLElement | null): void {
  nav?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
