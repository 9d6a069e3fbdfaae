import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import type { QuarantinedRowBody } from '#contract/sources/quarantined-rows.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { DEFAULT_PAGE_SIZE, lastPage, offsetOf } from '#domain/paging.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { keys, quarantineQuery, reviewsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { GroupedDigits } from '#web/app/controls/grouped-digits.tsx';
import { PageLabel } from '#web/app/controls/page-label.tsx';
import { quarantineCopy, syncCopy } from '../copy.ts';
import styles from '../sync.module.css';
import { type Assignment, QuarantinedRowCard } from './quarantined-row-card.tsx';

export interface QuarantineSectionProps {
  status: SyncStatus;
  timeZone: string;
}

/** The quarantined rows, each with a form to assign its listing. */
export function QuarantineSection({ status, timeZone }: QuarantineSectionProps) {
  const heading = useId();
  const { client } = useAppContext();
  const [page, setPage] = useState(0);
  const assign = useAssign();
  const query = { limit: DEFAULT_PAGE_SIZE, offset: offsetOf(page, DEFAULT_PAGE_SIZE) };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...quarantineQuery(client, query, versionOf(status)),
    placeholderData: keepPreviousData,
  });
  const canAssign = data?.rows.some(({ reason }) => reason === 'unknown-listing') === true;
  // The smallest request that returns the listings.
  const reviews = useQuery({ ...reviewsQuery(client, { limit: 1 }), enabled: canAssign });
  const listings = reviews.data?.listings ?? [];
  const nameOf = (id: number) => listings.find((listing) => listing.id === id)?.name ?? '';
  const total = data?.total ?? 0;
  const last = lastPage(total, DEFAULT_PAGE_SIZE);
  // The last row of the last page was assigned.
  if (data && !isPlaceholderData && page > last) setPage(last);

  return (
    <section className={styles.quarantine} aria-labelledby={heading} aria-busy={isPending}>
      <div className="page-head">
        <h2 id={heading}>{quarantineCopy.heading}</h2>
        {total > 0 && (
          <span className="chip" data-tone="waiting">
            <GroupedDigits value={total} />
          </span>
        )}
        {total > 0 && <p>{quarantineCopy.intro}</p>}
      </div>
      {assign.isSuccess && (
        <div
          key={assign.submittedAt}
          className="notice"
          data-tone="public"
          role="status"
          tabIndex={-1}
          // The focused button was removed with its row, so the result gets the focus.
          ref={focus}
        >
          <Check />
          <p>{quarantineCopy.assigned(assign.data.added, nameOf(assign.data.listingId))}</p>
        </div>
      )}
      {error && (
        <FailureAlert message={messageOr(error, quarantineCopy.loadFailed)}>
          <Button onClick={() => void refetch()}>{syncCopy.retry}</Button>
        </FailureAlert>
      )}
      {isPending && !error && <p className="empty">{quarantineCopy.loading}</p>}
      {data && total === 0 && <p className="empty">{quarantineCopy.nothing}</p>}
      {data && total > 0 && (
        <ul className={styles.rows}>
          {data.rows.map((row) => {
            const isLatest = assign.variables?.key === row.key;
            return (
              <QuarantinedRowCard
                key={row.key}
                row={row}
                listings={listings}
                timeZone={timeZone}
                isBusy={assign.isPending}
                isAssigning={assign.isPending && isLatest}
                error={isLatest ? assign.error : null}
                onAssign={assign.mutate}
              />
            );
          })}
        </ul>
      )}
      {last > 0 && (
        <nav className={`row ${styles.pager}`} aria-label={quarantineCopy.pages}>
          <p>
            <PageLabel page={page} size={DEFAULT_PAGE_SIZE} count={total} />
          </p>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {quarantineCopy.previous}
          </Button>
          <Button disabled={page >= last} onClick={() => setPage(page + 1)}>
            {quarantineCopy.next}
          </Button>
        </nav>
      )}
    </section>
  );
}

/** Assigns a quarantined row to a listing. Pending until the list without the row has loaded. */
function useAssign() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, listingId }: Assignment) =>
      client.request('PUT /sync/quarantined/:key', {
        params: { key },
        body: { listingId } satisfies QuarantinedRowBody,
      }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: keys.reviews });
      void queryClient.invalidateQueries({ queryKey: keys.stats });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: keys.sync }),
        queryClient.invalidateQueries({ queryKey: keys.quarantine }),
      ]);
    },
  });
}

/** Changes whenever a sync may have changed the quarantined rows. */
function versionOf(status: SyncStatus): string {
  return status.sources
    .map(({ lastRun, quarantinedRows }) => `${lastRun?.id} ${lastRun?.state} ${quarantinedRows}`)
    .join();
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
