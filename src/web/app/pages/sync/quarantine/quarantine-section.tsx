import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { DEFAULT_PAGE_SIZE, lastPage, offsetOf } from '#domain/paging.ts';
import { keys } from '#web/app/api/queries.ts';
import { useListings, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { focusAtEnd } from '#web/app/controls/focus-at-end.ts';
import { GroupedDigits } from '#web/app/controls/grouped-digits.tsx';
import { PageLabel } from '#web/app/controls/page-label.tsx';
import { listingName } from '#web/app/listing-name.ts';
import { quarantineCopy } from '../copy.ts';
import { QuarantinedRowCard } from './quarantined-row-card.tsx';

export function QuarantineSection({ status }: { status: SyncStatus }) {
  const heading = useId();
  const { client, queryClient } = useAppContext();
  const [page, setPage] = useState(0);
  // Pending until the list without the row has loaded.
  const assign = useSend('PUT /sync/quarantined/:key', {
    refreshes: [keys.sync, keys.quarantine],
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.reviews });
      void queryClient.invalidateQueries({ queryKey: keys.stats });
    },
  });
  const query = { limit: DEFAULT_PAGE_SIZE, offset: offsetOf(page, DEFAULT_PAGE_SIZE) };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...keys.quarantine, query, versionOf(status)],
    queryFn: ({ signal }) => client.request('GET /sync/quarantined', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const assigned = assign.variables?.body.listingId;
  const listings = useListings(assigned === undefined ? [] : [assigned]);
  const total = data?.total ?? 0;
  const last = lastPage(total, DEFAULT_PAGE_SIZE);
  // The last row of the last page was assigned.
  if (data && !isPlaceholderData && page > last) setPage(last);

  return (
    <section className="stack" aria-labelledby={heading} aria-busy={isPending}>
      <div className="page-head">
        <div className="row">
          <h2 id={heading}>{quarantineCopy.heading}</h2>
          {total > 0 && (
            <Chip tone="waiting">
              <GroupedDigits value={total} />
            </Chip>
          )}
        </div>
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
          ref={focusAtEnd}
        >
          <Check />
          <p>{quarantineCopy.assigned(assign.data.added, listingName(listings, assign.data.listingId))}</p>
        </div>
      )}
      <Failure error={error} text={quarantineCopy.loadFailed} onRetry={refetch} />
      {isPending && !error && <p className="empty">{quarantineCopy.loading}</p>}
      {data && total === 0 && <p className="empty">{quarantineCopy.nothing}</p>}
      {data && total > 0 && (
        <ul className="stack">
          {data.rows.map((row) => {
            const { params, body } = assign.variables ?? {};
            const isLatest = params?.key === row.key && body?.source === row.source;
            return (
              <QuarantinedRowCard
                key={`${row.source} ${row.key}`}
                row={row}
                listings={listings}
                isBusy={assign.isPending}
                isAssigning={assign.isPending && isLatest}
                error={isLatest ? assign.error : null}
                onAssign={(listingId) =>
                  assign.mutate({
                    params: { key: row.key },
                    body: { listingId, source: row.source },
                  })
                }
              />
            );
          })}
        </ul>
      )}
      {last > 0 && (
        <nav className="row quiet" aria-label={quarantineCopy.pages}>
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

/** Changes whenever a sync may have changed the quarantined rows. */
function versionOf(status: SyncStatus): string {
  return status.sources
    .map(({ lastRun, quarantinedRows }) => `${lastRun?.id} ${lastRun?.state} ${quarantinedRows}`)
    .join();
}
