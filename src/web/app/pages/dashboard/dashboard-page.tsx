import { useElementScrollRestoration, useSearch } from '@tanstack/react-router';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useLayoutEffect, useState } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { OutdatedNotice } from '#web/app/controls/outdated-notice.tsx';
import { useDecisionQueue } from '#web/app/reviews/decisions/use-decision-queue.ts';
import { PanelPart } from '#web/app/reviews/panel/panel-part.tsx';
import { useWaitingResponses } from '#web/app/reviews/responses/use-responses.ts';
import { ReviewActionsContext } from '#web/app/reviews/review-actions.ts';
import { filtersOf, searchesAll } from '#web/app/reviews/review-search.ts';
import { useReviewPage } from '#web/app/reviews/use-review-page.tsx';
import { usePageTitle } from '#web/app/shell/page.tsx';
import { useBulk } from './bulk/use-bulk.tsx';
import { dashboardCopy } from './copy.ts';
import styles from './dashboard.module.css';
import { FilterBar } from './filters/filter-bar.tsx';
import type { ShownList } from './live/merge-list.ts';
import { useLiveList } from './live/use-live-list.ts';
import { ReviewsSection } from './reviews-section.tsx';
import { SelectionContext, useSelectionOf } from './selection/selection.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { useDashboardData } from './use-dashboard-data.ts';
import { useDashboardSearch, useListChanges } from './use-dashboard-search.ts';
import { ViewsRow } from './views/views-row.tsx';

const NO_LISTINGS: readonly Listing[] = [];

/** Restores the scroll position of this history entry; the router restores it before the rows exist. */
function useRestoredScroll(isLoaded: boolean): void {
  const saved = useElementScrollRestoration({ getElement: () => window });
  const [top] = useState(saved?.scrollY ?? 0);
  useLayoutEffect(() => {
    if (isLoaded && top > 0) window.scrollTo(0, top);
  }, [isLoaded, top]);
}

export function DashboardPage() {
  usePageTitle(dashboardCopy.title);
  const { search: asked, text, type, go, clear, open, show, closePanel } = useDashboardSearch();
  const reviewId = useSearch({ from: '/dashboard', select: ({ review }) => review });
  const data = useDashboardData(asked, text);
  const { shown: search, isAutomatic, list, stats, split, error, refresh } = data;
  const changes = useListChanges(go, isAutomatic);
  const decisions = useDecisionQueue();
  useLiveList(search, decisions);
  useWaitingResponses(list.data?.reviews);

  const selection = useSelectionOf(JSON.stringify(filtersOf(search)));
  const bulk = useBulk(selection, search, decisions.saved);
  const { actions, prompt, notices, dialog } = useReviewPage({ decisions, reviewId, open, show, bulk });
  const shown: ShownList | undefined = list.data;
  const listings = shown?.listings ?? NO_LISTINGS;
  useRestoredScroll(shown !== undefined);
  const isCurrent = !list.isPlaceholderData;
  const isOutdated = shown?.isOutdated === true && isCurrent && !list.isFetching;

  return (
    <ReviewActionsContext value={actions}>
      <main className={`page ${styles.page}`}>
        <div className={`row ${styles.head}`}>
          <h1 className={styles.title}>{dashboardCopy.title}</h1>
          <SummaryCards stats={stats.data} split={split.data} isLoading={stats.isPending} search={search} />
          <Button className="at-end" onClick={refresh} aria-busy={list.isFetching}>
            <RefreshCw />
            {dashboardCopy.refresh}
          </Button>
        </div>
        <div className="notices">
          <OutdatedNotice
            isShown={isOutdated}
            text={dashboardCopy.outdated}
            show={dashboardCopy.showChanges}
            onShow={refresh}
          />
          {reviewId === undefined && notices}
        </div>
        {dialog}
        {bulk.dialog}
        <ViewsRow search={search} />
        <FilterBar search={search} listings={listings} text={text} onType={type} onChange={changes.change} />
        <SelectionContext value={selection}>
          <ReviewsSection
            list={shown}
            listings={listings}
            isCurrent={isCurrent}
            isFetching={list.isFetching}
            search={search}
            isAutomatic={isAutomatic}
            text={text}
            failure={<Failure error={error} text={dashboardCopy.loadFailed} onRetry={refresh} />}
            onType={type}
            changes={changes}
            onClear={clear}
            panelOf={(found) => (
              <PanelPart
                reviewId={reviewId}
                reviews={found}
                prompt={prompt}
                notices={notices}
                onShow={show}
                onRemove={closePanel}
              />
            )}
          />
          {shown && (
            <SelectionBar
              total={shown.total}
              isTotalExact={shown.isTotalExact}
              canSelectAll={searchesAll(search) || text.trim() === ''}
              onBulk={bulk.start}
            />
          )}
        </SelectionContext>
      </main>
    </ReviewActionsContext>
  );
}
