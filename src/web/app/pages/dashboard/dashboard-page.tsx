import { useElementScrollRestoration, useSearch } from '@tanstack/react-router';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { Listing } from '#contract/listings/listing.ts';
import { isOutage, messageOr } from '#web/app/api/api-error.ts';
import { useOutageEnd } from '#web/app/api/use-outage-end.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { OutdatedNotice } from '#web/app/controls/outdated-notice.tsx';
import { undoCopy } from '#web/app/reviews/copy.ts';
import { FailedDecisions } from '#web/app/reviews/decisions/failed-decisions.tsx';
import { NoticeToast } from '#web/app/reviews/decisions/notice-toast.tsx';
import { useApprovals } from '#web/app/reviews/decisions/use-approvals.ts';
import { focusAction, useDecisionNotice } from '#web/app/reviews/decisions/use-decision-notice.tsx';
import { PanelPart } from '#web/app/reviews/panel/panel-part.tsx';
import { useComposer } from '#web/app/reviews/responses/use-composer.tsx';
import { useWaitingReplies } from '#web/app/reviews/responses/use-replies.ts';
import { ReviewActionsContext } from '#web/app/reviews/review-actions.ts';
import { filtersOf, searchesAll } from '#web/app/reviews/review-search.ts';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { unlessWord } from '#web/app/shortcuts/shortcuts.ts';
import { useShortcuts } from '#web/app/shortcuts/use-shortcuts.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import { dashboardCopy } from './copy.ts';
import styles from './dashboard.module.css';
import { FilterBar } from './filters/filter-bar.tsx';
import type { ShownList } from './live/merge-list.ts';
import { useLiveList } from './live/use-live-list.ts';
import { ReviewsSection } from './reviews-section.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { SelectionContext } from './selection/selection-context.ts';
import { useSelectionOf } from './selection/use-selection-of.ts';
import { SummaryCards } from './summary-cards.tsx';
import { useDashboardData } from './use-dashboard-data.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';
import { useListChanges } from './use-list-changes.ts';
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

/** All reviews with their filters and the decision on each. */
export function DashboardPage(): ReactNode {
  const { timeZone } = useAppContext().config;
  usePageTitle(dashboardCopy.title);
  const { search: asked, text, type, go, clear, open, show, closePanel } = useDashboardSearch();
  const reviewId = useSearch({ from: '/dashboard', select: ({ review }) => review });
  const data = useDashboardData(asked, text);
  const { shown: search, isAutomatic, list, stats, split, channelOf, error, refresh } = data;
  const { change, goToPage, correctPage, matchWords } = useListChanges(go, isAutomatic);
  const approvals = useApprovals();
  useLiveList(search, approvals);
  const isPanelOpen = reviewId !== undefined;
  /** The panel shows the review whose decision was undone. */
  const undoDecision = async () => {
    const review = await approvals.undo();
    if (review && isPanelOpen) show(review);
  };
  const { notice, prompt, ask } = useDecisionNotice({ ...approvals, undo: undoDecision });
  const composer = useComposer(timeZone);
  const { respond } = composer;
  useWaitingReplies(list.data?.reviews);
  const { toggle, approve, keepUnpublished } = approvals;
  // The panel covers the rows.
  const rowPrompt = isPanelOpen ? null : prompt;
  const actions = useMemo(
    () => ({ timeZone, toggle, approve, keepUnpublished, ask, respond, open, channelOf, prompt: rowPrompt }),
    [timeZone, toggle, approve, keepUnpublished, ask, respond, open, channelOf, rowPrompt],
  );

  const selection = useSelectionOf(JSON.stringify(filtersOf(search)));
  const bulk = useBulk(selection, search, approvals.saved);
  const undo = bulk.notice?.undo ?? undoDecision;
  useShortcuts({ u: { label: undoCopy.key, decide: unlessWord(() => void undo()) } });
  const shown: ShownList | undefined = list.data;
  const listings = shown?.listings ?? NO_LISTINGS;
  useRestoredScroll(shown !== undefined);
  const loadFailure = error && messageOr(error, dashboardCopy.loadFailed);
  useOutageEnd(isOutage(error), refresh);
  const isCurrent = !list.isPlaceholderData;
  const isOutdated = shown?.isOutdated === true && isCurrent && !list.isFetching;

  const notices = (
    <>
      <FailedDecisions failures={approvals.failures} onDismiss={approvals.dismiss} />
      {[composer.failure, bulk.failure].map(
        (failure) => failure !== null && <FailureAlert key={failure} message={failure} />,
      )}
      {composer.notice}
      <NoticeToast
        text={bulk.notice?.text ?? notice?.text ?? ''}
        isHidden={prompt !== null && !bulk.notice}
        onUndo={
          (bulk.notice ? bulk.notice.undo : notice?.review) &&
          (() => {
            if (!bulk.notice && notice?.review) focusAction(notice.review.id);
            void undo();
          })
        }
      />
    </>
  );
  return (
    <ReviewActionsContext value={actions}>
      <main className={`page ${styles.page}`}>
        <div className={styles.head}>
          <h1 className={styles.title}>{dashboardCopy.title}</h1>
          <SummaryCards stats={stats.data} split={split.data} isLoading={stats.isPending} search={search} />
          <Button onClick={refresh} aria-busy={list.isFetching}>
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
          {!isPanelOpen && notices}
        </div>
        {composer.dialog}
        {bulk.dialog}
        <ViewsRow search={search} />
        <FilterBar search={search} listings={listings} text={text} onType={type} onChange={change} />
        <SelectionContext value={selection}>
          <ReviewsSection
            list={shown}
            listings={listings}
            isCurrent={isCurrent}
            isFetching={list.isFetching}
            search={search}
            isAutomatic={isAutomatic}
            text={text}
            failure={
              loadFailure !== null && (
                <FailureAlert message={loadFailure}>
                  <Button onClick={refresh}>{dashboardCopy.retry}</Button>
                </FailureAlert>
              )
            }
            onType={type}
            onChange={change}
            onClear={clear}
            onPage={goToPage}
            onCorrectPage={correctPage}
            onMatchWords={matchWords}
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
