import { Navigate } from '@tanstack/react-router';
import { memo, type ReactNode, useCallback } from 'react';
import type { ChannelEntry } from '#contract/channel-rights.ts';
import type { Review, ReviewList } from '#contract/reviews.ts';
import { lastPage } from '#domain/paging.ts';
import { Button } from '../../controls/button.tsx';
import { dashboardCopy, emptyCopy, pagerCopy } from './copy.ts';
import {
  type DashboardSearch,
  isFiltered,
  listQuery,
  type PageSize,
  pageIndex,
  pageSize,
  searchesAll,
} from './dashboard-search.ts';
import { EmptyState } from './empty-state.tsx';
import { FirstSync } from './first-sync.tsx';
import { Pager } from './pager.tsx';
import { ReviewRow } from './table/review-row.tsx';
import { ReviewTable } from './table/review-table.tsx';
import { SkeletonRows } from './table/skeleton-rows.tsx';
import type { ChangeFilters } from './use-dashboard-search.ts';

export interface ReviewsPanelProps {
  /** Undefined before the first answer. */
  list: ReviewList | undefined;
  /** Those of the list that the free text leaves; undefined like it. */
  rows: readonly Review[] | undefined;
  /** Whether the list answers what is set now, not what was set before. */
  isCurrent: boolean;
  isFetching: boolean;
  search: DashboardSearch;
  text: string;
  timeZone: string;
  onToggle: (review: Review) => void;
  onRespond: (review: Review) => void;
  channelOf: (channel: string) => ChannelEntry | undefined;
  /** What stands behind the action of one review. */
  after: { reviewId: number; content: ReactNode } | null;
  onTurn: (page: number) => void;
  onChange: ChangeFilters;
  onClear: () => void;
}

/** The table with its pager, or why there is none. */
export const ReviewsPanel = memo(function ReviewsPanel(props: ReviewsPanelProps) {
  const { list, rows, isCurrent, isFetching, search, text, onTurn, onChange } = props;
  const size = pageSize(search);
  const resize = useCallback(
    (chosen: PageSize) => onChange({ size: chosen === 10 ? undefined : chosen }),
    [onChange],
  );

  if (list === undefined || rows === undefined) return <LoadingTable rows={size} />;
  const last = lastPage(list.total, size);
  if (isCurrent && pageIndex(search) > last) return <PageCorrection last={last} />;

  const isSearching = text.trim() !== '' && !searchesAll(search);
  const searchAll = (size?: 'small') =>
    isSearching &&
    list.total > list.reviews.length && (
      <Button {...(size && { look: 'quiet', size })} onClick={() => onChange({ search: text, scope: 'all' })}>
        {pagerCopy.searchAll(list.total)}
      </Button>
    );
  if (rows.length === 0)
    return (
      <NothingToShow
        {...props}
        isSearching={isSearching && list.reviews.length > 0}
        searchAll={searchAll()}
      />
    );
  return (
    <>
      <ReviewTable isRefreshing={isFetching} refreshing={dashboardCopy.refreshing}>
        {rows.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            timeZone={props.timeZone}
            onToggle={props.onToggle}
            onRespond={props.onRespond}
            channel={props.channelOf(review.channel)}
            after={props.after?.reviewId === review.id ? props.after.content : undefined}
          />
        ))}
      </ReviewTable>
      <Pager
        page={isSearching ? 0 : pageIndex(search)}
        size={size}
        count={isSearching ? rows.length : list.total}
        note={
          isSearching && (
            <>
              <p>{pagerCopy.searched(list.reviews.length)}</p>
              {searchAll('small')}
            </>
          )
        }
        isExact={isSearching || list.isTotalExact}
        onTurn={onTurn}
        onSize={resize}
      />
    </>
  );
});

function LoadingTable({ rows }: { rows: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {dashboardCopy.loading}
      </p>
      <ReviewTable isRefreshing={false} refreshing={dashboardCopy.refreshing}>
        <SkeletonRows count={rows} />
      </ReviewTable>
    </>
  );
}

/** A shared link may name a page that the list no longer has. */
function PageCorrection({ last }: { last: number }) {
  return (
    <Navigate
      from="/dashboard"
      search={(before) => ({ ...before, page: last === 0 ? undefined : last + 1 })}
      replace
      resetScroll={false}
    />
  );
}

function NothingToShow({
  search,
  text,
  isSearching,
  searchAll,
  onClear,
}: ReviewsPanelProps & { isSearching: boolean; searchAll: ReactNode }) {
  if (isSearching) {
    return (
      <EmptyState message={emptyCopy.searched(text.trim())} onClear={onClear}>
        {searchAll}
      </EmptyState>
    );
  }
  if (searchesAll(search)) {
    return <EmptyState message={emptyCopy.searchedAll(search.search?.trim() ?? '')} onClear={onClear} />;
  }
  if (isFiltered(search)) return <EmptyState message={emptyCopy.filtered} onClear={onClear} />;
  return <FirstSync query={listQuery(search)} />;
}
