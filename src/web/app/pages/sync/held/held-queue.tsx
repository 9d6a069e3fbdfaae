import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import type { SyncStatus } from '#contract/sync.ts';
import { DEFAULT_PAGE_SIZE, lastPage, offsetOf } from '#domain/paging.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { heldQuery, reviewsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { heldCopy, syncCopy } from '../copy.ts';
import styles from './held.module.css';
import { HeldPager } from './held-pager.tsx';
import { HeldRowCard } from './held-row-card.tsx';
import { useAssign } from './use-assign.ts';

export interface HeldQueueProps {
  /** Undefined before it is known. */
  status: SyncStatus | undefined;
  timeZone: string;
}

/** Rows that wait for a person, and where a person can put them. */
export function HeldQueue({ status, timeZone }: HeldQueueProps) {
  const heading = useId();
  const { client } = useAppContext();
  const [wanted, setWanted] = useState(0);
  const assign = useAssign();
  const page = { limit: DEFAULT_PAGE_SIZE, offset: offsetOf(wanted, DEFAULT_PAGE_SIZE) };
  const held = useQuery({
    ...heldQuery(client, page, stampOf(status)),
    enabled: status !== undefined,
    placeholderData: keepPreviousData,
  });
  const isPlaceable = held.data?.rows.some(({ reason }) => reason === 'unknown-listing') === true;
  // The shortest question whose answer has every listing.
  const { data: known } = useQuery({ ...reviewsQuery(client, { limit: 1 }), enabled: isPlaceable });
  const listings = known?.listings ?? [];
  const nameOf = (id: number) => listings.find((listing) => listing.id === id)?.name ?? '';
  const total = held.data?.total ?? 0;
  // Where the last row of the last page went, the page before is shown.
  const last = lastPage(total, DEFAULT_PAGE_SIZE);
  if (held.data && !held.isPlaceholderData && wanted > last) setWanted(last);

  return (
    <section className={styles.queue} aria-labelledby={heading} aria-busy={held.isPending}>
      <div className={styles.heading}>
        <h2 id={heading}>{heldCopy.heading}</h2>
        {total > 0 && <span className={styles.total}>{total}</span>}
        {total > 0 && <p>{heldCopy.intro}</p>}
      </div>
      {assign.isSuccess && (
        <p key={assign.submittedAt} className={styles.done} role="status" tabIndex={-1} ref={focusOnce}>
          <Check />
          {heldCopy.broughtIn(assign.data.broughtIn, nameOf(assign.data.listingId))}
        </p>
      )}
      {held.isError && (
        <FailureAlert message={messageOr(held.error, heldCopy.loadFailed)}>
          <Button onClick={() => void held.refetch()}>{syncCopy.retry}</Button>
        </FailureAlert>
      )}
      {held.isPending && !held.isError && <p className={styles.empty}>{heldCopy.loading}</p>}
      {held.data && total === 0 && <p className={styles.empty}>{heldCopy.nothing}</p>}
      {held.data && total > 0 && (
        <ul className={styles.rows}>
          {held.data.rows.map((row) => {
            const isMine = assign.variables?.key === row.key;
            return (
              <HeldRowCard
                key={row.key}
                row={row}
                listings={listings}
                timeZone={timeZone}
                isBusy={assign.isPending}
                isAssigning={assign.isPending && isMine}
                failure={isMine ? assign.error : null}
                onAssign={assign.mutate}
              />
            );
          })}
        </ul>
      )}
      {last > 0 && <HeldPager page={wanted} total={total} onTurn={setWanted} />}
    </section>
  );
}

/** Changes whenever a sync, here or elsewhere, may have changed what waits. */
function stampOf(status: SyncStatus | undefined): string {
  return (status?.sources ?? [])
    .map(({ lastRun, heldRows }) => `${lastRun?.id} ${lastRun?.state} ${heldRows}`)
    .join();
}

/** The row with the pressed button is gone, and with it the focus: what became of it takes the focus over. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
