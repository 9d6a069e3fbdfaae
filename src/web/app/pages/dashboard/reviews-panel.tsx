import { memo, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import type { ChannelEntry } from '#contract/channel-rights.ts';
import type { Review, ReviewList } from '#contract/reviews.ts';
import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/paging.ts';
import { dashboardCopy, emptyCopy } from './copy.ts';
import { type DashboardSearch, type PageSize, pageIndex, pageSize, searchesAll } from './dashboard-search.ts';
import { EmptyState } from './empty-state.tsx';
import { NothingToShow } from './nothing-to-show.tsx';
import { Pager } from './pager.tsx';
import { SearchAll, SearchNote } from './search-note.tsx';
import { ReviewRow } from './table/review-row.tsx';
import { ReviewTable } from './table/review-table.tsx';
import { SkeletonRows } from './table/skeleton-rows.tsx';
import type { ChangeFilters } from './use-dashboard-search.ts';

export interface ReviewsPanelProps {
  /** Undefined before the first answer. */
  list: ReviewList | undefined;
  /** Those of the list that the free text leaves; undefined like it. */
  found: readonly Review[] | undefined;
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
  /** To a page that there is, from one that there is not. */
  onCorrect: (page: number) => void;
  onChange: ChangeFilters;
  onClear: () => void;
}

/** The table with its pager, or why there is none. */
export const ReviewsPanel = memo(function ReviewsPanel(props: ReviewsPanelProps) {
  const { list, found, isCurrent, search, onCorrect, onClear } = props;
  if (list === undefined || found === undefined) return <LoadingTable rows={pageSize(search)} />;
  const last = lastPage(list.total, pageSize(search));
  if (isCurrent && pageIndex(search) > last) return <PageCorrection last={last} onCorrect={onCorrect} />;
  if (list.reviews.length === 0) return <NothingToShow search={search} onClear={onClear} />;
  return <LoadedReviews {...props} list={list} found={found} />;
});

/** All rows stay, those that the free text does not leave out of sight: it may want them back at the next key. */
function LoadedReviews(props: ReviewsPanelProps & { list: ReviewList; found: readonly Review[] }) {
  const { list, found, isFetching, search, text, onTurn, onChange, onClear } = props;
  const shown = useMemo(() => new Set(found), [found]);
  const size = pageSize(search);
  const resize = useCallback(
    (chosen: PageSize) => onChange({ size: chosen === DEFAULT_PAGE_SIZE ? undefined : chosen }),
    [onChange],
  );
  const isSearching = text.trim() !== '' && !searchesAll(search);
  const { total } = list;
  const loaded = list.reviews.length;
  const note = useMemo(
    () => isSearching && <SearchNote loaded={loaded} total={total} onChange={onChange} />,
    [isSearching, loaded, total, onChange],
  );
  return (
    <>
      {found.length === 0 && (
        <EmptyState message={emptyCopy.searched(text.trim())} onClear={onClear}>
          {total > loaded && <SearchAll total={total} onChange={onChange} />}
        </EmptyState>
      )}
      <ReviewTable
        isRefreshing={isFetching}
        refreshing={dashboardCopy.refreshing}
        isHidden={found.length === 0}
      >
        {list.reviews.map((review) => (
          <ReviewRow
            key={review.id}
            isHidden={!shown.has(review)}
            isLast={review === found.at(-1)}
            review={review}
            timeZone={props.timeZone}
            onToggle={props.onToggle}
            onRespond={props.onRespond}
            channel={props.channelOf(review.channel)}
            after={props.after?.reviewId === review.id ? props.after.content : undefined}
          />
        ))}
      </ReviewTable>
      {found.length > 0 && (
        <Pager
          page={isSearching ? 0 : pageIndex(search)}
          size={size}
          count={isSearching ? found.length : total}
          note={note}
          isExact={isSearching || list.isTotalExact}
          onTurn={onTurn}
          onSize={resize}
        />
      )}
    </>
  );
}

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

/** A shared link may name a page that the list no longer has. An effect, for the address is outside of React. */
function PageCorrection({ last, onCorrect }: { last: number; onCorrect: (page: number) => void }) {
  useEffect(() => onCorrect(last), [last, onCorrect]);
  return null;
}
