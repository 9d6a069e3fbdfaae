import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { goodAndBad } from '#domain/star-meter.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { meterQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { meterCopy } from '../copy.ts';
import styles from './meter.module.css';
import { MeterTable } from './meter-table.tsx';

/** How honest the public page is: what share of each kind of review guests see. */
export function MeterSection({ listingId }: { listingId: number }) {
  const { client } = useAppContext();
  const { data, error } = useQuery(meterQuery(client, listingId));
  return (
    <section className={styles.meter} aria-labelledby="meter" aria-busy={!data && !error}>
      <h2 id="meter">{meterCopy.heading}</h2>
      {/* No alert: the page is there, and this is beside it. */}
      {error && <p>{messageOr(error, meterCopy.failed)}</p>}
      {data && <MeterTable meter={data} />}
      {data?.isLopsided && (
        <p className={styles.lopsided}>
          <CircleAlert />
          <span>{meterCopy.lopsided(goodAndBad(data.byStars))}</span>
        </p>
      )}
    </section>
  );
}
