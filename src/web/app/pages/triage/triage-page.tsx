import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { filterChips } from '#web/app/reviews/filters/filter-chips.tsx';
import type { ReviewSearch } from '#web/app/reviews/review-search.ts';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { triageCopy } from './copy.ts';
import { openTriage } from './open-triage.ts';
import { SessionSummary } from './session-summary.tsx';
import styles from './triage.module.css';
import { TriageReview } from './triage-review.tsx';
import { UnsavedAlert } from './unsaved-decisions.tsx';

const route = getRouteApi('/triage');

/** Decides the reviews of a list one at a time. Another list is another session. */
export function TriagePage(): ReactNode {
  const search = route.useSearch();
  usePageTitle(triageCopy.title);
  return <Session key={JSON.stringify(search)} search={search} />;
}

function Session({ search }: { search: ReviewSearch }) {
  const { client } = useAppContext();
  const [session] = useState(() => openTriage(client, search));
  const { state, list } = useSyncExternalStore(session.subscribe, session.snapshot);
  useEffect(() => void session.loadAhead(), [session]);
  useWarningOnLeave(state.unsaved > 0);
  const leave = useLeave(search);
  const { listings } = list;
  const labels = useMemo(() => filterChips(search, listings).map(({ label }) => label), [search, listings]);
  const { reviews, index } = state;
  const review = reviews[index];
  const total = Math.max(list.total ?? 0, reviews.length);
  return (
    <main className={`page ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{triageCopy.title}</h1>
          <p className="note">{labels.join(' · ')}</p>
        </div>
        {review && (
          <div className={styles.progress}>
            <strong>{triageCopy.progress(index + 1, total, list.isTotalExact)}</strong>
            <progress aria-label={triageCopy.title} max={total} value={index} />
          </div>
        )}
        <Button look="quiet" onClick={leave}>
          {triageCopy.back} <kbd>Esc</kbd>
        </Button>
      </header>
      {!review && <UnsavedAlert triage={session.triage} state={state} />}
      {list.failure !== null && (
        <FailureAlert message={list.failure}>
          <Button onClick={() => session.loadAhead()}>{triageCopy.retry}</Button>
        </FailureAlert>
      )}
      {review ? (
        <TriageReview session={session} state={state} review={review} onLeave={leave} />
      ) : list.isLoading || list.total === undefined ? (
        list.failure === null && <Spinner label={triageCopy.loading} />
      ) : (
        <SessionSummary session={session} state={state} search={search} onLeave={leave} />
      )}
    </main>
  );
}

/** Goes back to the list with the same filters. */
function useLeave(search: ReviewSearch): () => void {
  const router = useRouter();
  return () => void router.navigate({ to: '/dashboard', search });
}

/** A reload keeps unsaved decisions, but closing the tab would lose them. */
function useWarningOnLeave(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);
}
