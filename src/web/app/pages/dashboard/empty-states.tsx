import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ReviewListQuery } from '#contract/reviews/reviews.ts';
import { relativeTime } from '#domain/dates.ts';
import { reviewsQuery, statsQuery } from '#web/app/api/queries.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, RouteButton } from '#web/app/controls/button.tsx';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { NO_FILTERS } from '#web/app/reviews/filters/review-filters.ts';
import { isFiltered, listQuery, type ReviewSearch, searchesAll } from '#web/app/reviews/review-search.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { lastSync } from '#web/app/sync-state.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { emptyCopy } from './copy.ts';
import type { ChangeFilters } from './use-dashboard-search.ts';

/** Poll intervals in milliseconds, while a sync runs and while none does. */
const SYNC_INTERVAL = 2_000;
const IDLE_INTERVAL = 10_000;
const MINUTE = 60_000;

export interface EmptyStateProps {
  message: ReactNode;
  /** Absent if there is nothing to clear. */
  onClear?: (() => void) | undefined;
  children?: ReactNode;
}

export function EmptyState({ message, onClear, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <p>{message}</p>
      <div className="row">
        {children}
        {onClear && <Button onClick={onClear}>{filterCopy.clearAll}</Button>}
      </div>
    </div>
  );
}

interface NoReviewsProps {
  search: ReviewSearch;
  onChange: ChangeFilters;
  onClear: () => void;
}

export function NoReviews({ search, onChange, onClear }: NoReviewsProps) {
  if (searchesAll(search)) {
    const text = search.search?.trim() ?? '';
    if (!isFiltered(search)) return <EmptyState message={emptyCopy.searchedAll(text)} onClear={onClear} />;
    return (
      <EmptyState message={emptyCopy.searchedFiltered(text)} onClear={onClear}>
        <Button onClick={() => onChange({ ...NO_FILTERS, searchAll: true })}>
          {emptyCopy.withoutFilters}
        </Button>
      </EmptyState>
    );
  }
  if (asksForOpenDecisions(search)) return <NothingLeft onClear={onClear} />;
  if (isFiltered(search)) return <EmptyState message={emptyCopy.filtered} onClear={onClear} />;
  return <FirstSync query={listQuery(search)} />;
}

/** Whether the list is everything that is undecided or pending, of one property or of all. */
function asksForOpenDecisions(search: ReviewSearch): boolean {
  const { status, listingId, ...others } = search;
  return (status === 'undecided' || status === 'pending') && !isFiltered(others);
}

/** All reviews are decided: the next ones come with a sync. */
function NothingLeft({ onClear }: { onClear: () => void }) {
  const { data, dataUpdatedAt } = useRoute('GET /sync', {}, { refetchInterval: MINUTE });
  const last = data && lastSync(data);
  const since = last && emptyCopy.lastSync(relativeTime(new Date(last), new Date(dataUpdatedAt)));
  return <EmptyState message={[emptyCopy.nothingLeft, since].filter(Boolean).join(' ')} onClear={onClear} />;
}

/** No review exists yet: polls until a sync has stored the first ones. */
function FirstSync({ query }: { query: ReviewListQuery }) {
  const { client } = useAppContext();
  const sync = useRoute('GET /sync', {}, { refetchInterval: SYNC_INTERVAL });
  const isRunning = sync.data?.running === true;
  const refetchInterval = isRunning ? SYNC_INTERVAL : IDLE_INTERVAL;
  useQuery({ ...reviewsQuery(client, query), refetchInterval });
  useQuery({ ...statsQuery(client, {}), refetchInterval });
  const canConnect = useCan('sources:manage');
  const canImport = useCan('reviews:import');
  if (isRunning) return <EmptyState message={<Spinner label={emptyCopy.syncing} />} />;
  if (sync.data?.sources.length !== 0) return <EmptyState message={emptyCopy.nothing} />;
  return (
    <EmptyState message={emptyCopy.unconnected}>
      {canConnect && <RouteButton to="/settings/sources">{emptyCopy.connect}</RouteButton>}
      {canImport && <RouteButton to="/import">{emptyCopy.importFile}</RouteButton>}
    </EmptyState>
  );
}
