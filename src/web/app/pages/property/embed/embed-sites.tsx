import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { embedCopy } from '../copy.ts';
import styles from './embed.module.css';

/** Which sites may show the frame: nobody may copy the code in vain. */
export function EmbedSites() {
  const { client } = useAppContext();
  const { data } = useQuery(settingsQuery(client));
  const sites = data?.embedOrigins ?? [];
  return (
    <p className={styles.sites}>
      {data && (sites.length === 0 ? embedCopy.noSites : embedCopy.sites(sites))}{' '}
      <Link to="/settings">{embedCopy.chooseSites}</Link>
    </p>
  );
}
