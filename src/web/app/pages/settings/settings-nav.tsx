import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { settingsCopy } from './copy.ts';
import { settingsEntriesOf } from './settings-entries.ts';

/** The pages of the settings that the signed-in person may open. The only one needs no navigation. */
export function SettingsNav() {
  const { client } = useAppContext();
  const { data } = useQuery(sessionQuery(client));
  const entries = settingsEntriesOf(data?.user ?? null);
  if (entries.length < 2) return null;
  return (
    <nav className="tabs" aria-label={settingsCopy.title}>
      {entries.map(({ path, label }) => (
        <Link key={path} to={path} activeOptions={{ exact: true }}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
