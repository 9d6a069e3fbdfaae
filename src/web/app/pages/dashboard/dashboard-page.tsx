import { type ReactNode, useCallback, useMemo } from 'react';
import type { Listing } from '#contract/listing.ts';
import { messageOr } from '../../api/api-error.ts';
import { useAppContext } from '../../app-context.ts';
import { Button } from '../../controls/button.tsx';
import { FailureAlert } from '../../controls/failure-alert.tsx';
import { CrossIcon, RefreshIcon } from '../../controls/icons.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { useApproval } from './approval/use-approval.ts';
import { useChannels } from './channels/use-channels.ts';
import { dashboardCopy } from './copy.ts';
import styles from './dashboard.module.css';
import { searchesAll } from './dashboard-search.ts';
import { type Chip, chipsOf } from './filters/chips.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { searchLoaded } from './local-search.ts';
import { useReason } from './reason/use-reason.tsx';
import { useComposer } from './reply/use-composer.tsx';
import { useWaitingReplies } from './reply/use-waiting-replies.ts';
import { ReviewsPanel } from './reviews-panel.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { useDashboardData } from './use-dashboard-data.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';
import { useSearchText } from './use-search-text.ts';

const NO_LISTINGS: readonly Listing[] = [];

/** Every review, what narrows them, and the decision on each. */
export function DashboardPage(): ReactNode {
  const { config } = useAppContext();
  usePageTitle(dashboardCopy.title);
  const { search, change, changeSearch, clear, turnTo } = useDashboardSearch();
  const { shown, type, empty } = useSearchText(search.search ?? '', changeSearch);
  const { list, stats, error, refresh } = useDashboardData(search);
  const approval = useApproval();
  const reason = useReason(approval.decided);
  const channelOf = useChannels();
  const composer = useComposer(config.timeZone);
  useWaitingReplies(list.data?.reviews);

  const listings = list.data?.listings ?? NO_LISTINGS;
  const listingName = listings.find(({ id }) => id === search.listingId)?.name ?? '';
  const { text } = shown;
  const chips = chipsOf(search, text, listingName);
  const isSearchedHere = !searchesAll(search);
  const loaded = list.data?.reviews;
  const rows = useMemo(
    () => loaded && (isSearchedHere ? searchLoaded(loaded, text) : loaded),
    [loaded, isSearchedHere, text],
  );

  const clearAll = useCallback(() => {
    empty();
    clear();
  }, [empty, clear]);
  const remove = (key: Chip['key']) => (key === 'search' ? empty() : change({ [key]: undefined }));

  return (
    <main className={styles.page}>
      <div className={styles.heading}>
        <h1>{dashboardCopy.title}</h1>
        <Button onClick={refresh} aria-busy={list.isFetching}>
          <RefreshIcon />
          {dashboardCopy.refresh}
        </Button>
      </div>
      {approval.failure !== null && (
        <div className={styles.notice}>
          <FailureAlert message={approval.failure}>
            <Button look="quiet" size="icon" aria-label={dashboardCopy.dismiss} onClick={approval.dismiss}>
              <CrossIcon />
            </Button>
          </FailureAlert>
        </div>
      )}
      {composer.failure !== null && (
        <div className={styles.notice}>
          <FailureAlert message={composer.failure} />
        </div>
      )}
      {composer.dialog}
      <p className="visually-hidden" aria-live="polite">
        {reason.said}
      </p>
      <SummaryCards stats={stats.data} />
      <FilterBar search={search} listings={listings} onChange={change} shown={shown} onType={type} />
      <FilterChips chips={chips} onRemove={remove} onClear={rows?.length === 0 ? undefined : clearAll} />
      {error && (
        <FailureAlert message={messageOr(error, dashboardCopy.loadFailed)}>
          <Button onClick={refresh}>{dashboardCopy.retry}</Button>
        </FailureAlert>
      )}
      {(list.data || list.isFetching) && (
        <ReviewsPanel
          list={list.data}
          rows={rows}
          isCurrent={!list.isPlaceholderData}
          isFetching={list.isFetching}
          search={search}
          text={text}
          timeZone={config.timeZone}
          onToggle={approval.toggle}
          onRespond={composer.respond}
          channelOf={channelOf}
          after={reason.prompt}
          onTurn={turnTo}
          onChange={change}
          onClear={clearAll}
        />
      )}
    </main>
  );
}
