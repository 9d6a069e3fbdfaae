import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/paging.ts';
import type { SortKey, SortOrder } from '#domain/reviews/filter.ts';
import { Pager } from '#web/app/reviews/pager.tsx';
import { useReviewActions } from '#web/app/reviews/review-actions.ts';
import {
  canMatchWords,
  matchesDecision,
  pageIndex,
  pageSize,
  type ReviewSearch,
  sortChange,
} from '#web/app/reviews/review-search.ts';
import { useSources } from '#web/app/reviews/use-sources.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { emptyCopy } from './copy.ts';
import { EmptyState, NoReviews } from './empty-states.tsx';
import type { ShownList } from './live/merge-list.ts';
import { useSelectionStore } from './selection/selection.ts';
import { ReviewCells } from './table/review-cells.tsx';
import { ReviewTable, roles, SkeletonTable } from './table/review-table.tsx';
import styles from './table/table.module.css';
import { TableMenu } from './table/table-menu.tsx';
import { useRowShortcuts } from './table/use-row-shortcuts.ts';
import { useSearchHighlight } from './table/use-search-highlight.ts';
import { useTableSettings } from './table/use-table-settings.ts';
import type { ListChanges } from './use-dashboard-search.ts';

export interface ReviewsPanelProps {
  /** Undefined before the first answer. */
  list: ShownList | undefined;
  /** The reviews of the list that match the search text; undefined like the list. */
  found: readonly Review[] | undefined;
  /** Whether the list belongs to the current URL and not to the previous one. */
  isCurrent: boolean;
  isFetching: boolean;
  /** Whether the search covers only the loaded reviews. */
  isLocalSearch: boolean;
  /** Whether the found reviews contain the words of the search text and not the text itself. */
  isByWords: boolean;
  search: ReviewSearch;
  text: string;
  changes: ListChanges;
  onClear: () => void;
}

/** The table with its pager, or the reason why there are no rows. */
export const ReviewsPanel = memo(function ReviewsPanel(props: ReviewsPanelProps) {
  const { list, found, isCurrent, search, changes, onClear } = props;
  if (list === undefined || found === undefined) return <SkeletonTable rows={pageSize(search)} />;
  const last = lastPage(list.total, pageSize(search));
  if (isCurrent && pageIndex(search) > last)
    return <Correction value={last} onCorrect={changes.correctPage} />;
  if (list.reviews.length === 0 && isCurrent && canMatchWords(search))
    return <Correction value={search.search} onCorrect={changes.matchWords} />;
  if (list.reviews.length === 0)
    return <NoReviews search={search} onChange={changes.change} onClear={onClear} />;
  return <LoadedReviews {...props} list={list} found={found} />;
});

function LoadedReviews(props: ReviewsPanelProps & { list: ReviewList; found: readonly Review[] }) {
  const { list, found, isLocalSearch, isFetching, search, text, changes, onClear } = props;
  const frame = useRef<HTMLDivElement>(null);
  useRowShortcuts(frame, list.reviews);
  useSearchHighlight(frame, found, text, props.isByWords);
  const [settings, changeTable] = useTableSettings();
  const { nameOf } = useSources({ enabled: !settings.hidden.includes('source') });
  const { setPage } = useSelectionStore();
  useLayoutEffect(() => setPage(found.map(({ id }) => id)), [setPage, found]);
  const visible = useMemo(() => new Set(found), [found]);
  const { total, isTotalExact } = list;
  const hasMore = total > list.reviews.length;
  const order = {
    sortBy: search.sortBy ?? 'date',
    sortOrder: search.sortOrder ?? 'desc',
    onSort: (sortBy: SortKey, sortOrder: SortOrder) => changes.change(sortChange({ sortBy, sortOrder })),
  } as const;
  const showPage = (page: number) => {
    changes.goToPage(page, list.reviews.filter((review) => !matchesDecision(search, review)).length);
    // After the router has stored the scroll position of this page.
    requestAnimationFrame(() => scrollToFirstRow(frame.current));
  };
  return (
    <>
      {found.length === 0 && (
        <EmptyState
          message={
            hasMore ? (
              <>
                {emptyCopy.searched(text.trim())}
                <Spinner label={emptyCopy.searchingAll(total, isTotalExact)} />
              </>
            ) : (
              emptyCopy.searchedAll(text.trim())
            )
          }
          onClear={onClear}
        />
      )}
      <ReviewTable
        ref={frame}
        isRefreshing={isFetching}
        isHidden={found.length === 0}
        order={order}
        settings={settings}
      >
        {list.reviews.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            sourceName={nameOf(review.source ?? '')}
            isHidden={!visible.has(review)}
          />
        ))}
      </ReviewTable>
      {found.length > 0 && (
        <Pager
          page={isLocalSearch ? 0 : pageIndex(search)}
          size={pageSize(search)}
          count={isLocalSearch ? found.length : total}
          isExact={isLocalSearch || isTotalExact}
          onPage={showPage}
          onSize={(chosen) => {
            const size = chosen === DEFAULT_PAGE_SIZE ? undefined : chosen;
            changeTable({ size });
            changes.change({ size });
          }}
          settings={<TableMenu settings={settings} onChange={changeTable} />}
        />
      )}
    </>
  );
}

/** Scrolls up to the first row; the rows of a new page start there. */
function scrollToFirstRow(frame: HTMLElement | null): void {
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}

/** Corrects the URL if it has no reviews. An effect, because the URL is outside of React. */
function Correction<Value>({ value, onCorrect }: { value: Value; onCorrect: (value: Value) => void }) {
  useEffect(() => onCorrect(value), [value, onCorrect]);
  return null;
}

interface ReviewRowProps {
  review: Review;
  sourceName: string;
  /** Whether it does not match the search text. It remains rendered, because it may match again after the next key. */
  isHidden: boolean;
}

function ReviewRow({ review, sourceName, isHidden }: ReviewRowProps) {
  const { toggle, keepUnpublished, respond, open, channelOf, prompt } = useReviewActions();
  const ownPrompt = prompt?.reviewId === review.id ? prompt.content : undefined;
  return (
    <tr
      {...roles.row}
      className={styles.row}
      hidden={isHidden}
      tabIndex={-1}
      data-review={review.id}
      data-asks={ownPrompt !== undefined || undefined}
    >
      <ReviewCells
        review={review}
        onToggle={toggle}
        onKeep={keepUnpublished}
        onRespond={respond}
        onOpen={open}
        channel={channelOf(review.channel)}
        sourceName={sourceName}
        prompt={ownPrompt}
      />
    </tr>
  );
}
