import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Listing } from '#contract/listing.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { useApproval } from './approval/use-approval.ts';
import { useChannels } from './channels/use-channels.ts';
import { dashboardCopy } from './copy.ts';
import styles from './dashboard.module.css';
import { FilterBar } from './filters/filter-bar.tsx';
import { useLiveList } from './live/use-live-list.ts';
import { useReason } from './reason/use-reason.tsx';
import { useComposer } from './reply/use-composer.tsx';
import { useWaitingReplies } from './reply/use-waiting-replies.ts';
import { SearchedReviews } from './searched-reviews.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { useDashboardData } from './use-dashboard-data.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

const NO_LISTINGS: readonly Listing[] = [];

/** Every review, what narrows them, and the decision on each. */
export function DashboardPage(): ReactNode {
  const { config } = useAppContext();
  usePageTitle(dashboardCopy.title);
  const { search, text, change, clear, turnTo, correctTo } = useDashboardSearch();
  const { list, stats, error, refresh } = useDashboardData(search);
  const approval = useApproval();
  const isOutdated = useLiveList(search, { isFetching: list.isFetching, ...approval });
  const reason = useReason(approval.decided);
  const channelOf = useChannels();
  const composer = useComposer(config.timeZone);
  useWaitingReplies(list.data?.reviews);

  const listings = list.data?.listings ?? NO_LISTINGS;

  return (
    <main className={styles.page}>
      <div className={styles.heading}>
        <h1>{dashboardCopy.title}</h1>
        <Button onClick={refresh} aria-busy={list.isFetching}>
          <RefreshCw />
          {dashboardCopy.refresh}
        </Button>
      </div>
      {approval.failure !== null && (
        <div className={styles.notice}>
          <FailureAlert message={approval.failure}>
            <Button look="quiet" size="icon" aria-label={dashboardCopy.dismiss} onClick={approval.dismiss}>
              <X />
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
      <p className="visually-hidden" aria-live="polite">
        {isOutdated && dashboardCopy.outdated}
      </p>
      {isOutdated && (
        <div className={styles.outdated}>
          <span aria-hidden>{dashboardCopy.outdated}</span>
          <Button look="primary" onClick={refresh}>
            {dashboardCopy.bringUpToDate}
          </Button>
        </div>
      )}
      <SummaryCards stats={stats.data} />
      <FilterBar search={search} listings={listings} onChange={change} text={text} />
      <SearchedReviews
        list={list.data}
        isCurrent={!list.isPlaceholderData}
        isFetching={list.isFetching}
        failure={
          error && (
            <FailureAlert message={messageOr(error, dashboardCopy.loadFailed)}>
              <Button onClick={refresh}>{dashboardCopy.retry}</Button>
            </FailureAlert>
          )
        }
        search={search}
        text={text}
        timeZone={config.timeZone}
        onToggle={approval.toggle}
        onRespond={composer.respond}
        channelOf={channelOf}
        after={reason.prompt}
        onTurn={turnTo}
        onCorrect={correctTo}
        onChange={change}
        onClear={clear}
      />
    </main>
  );
}
