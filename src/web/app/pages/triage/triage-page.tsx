import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { useDecisionQueue } from '#web/app/reviews/decisions/use-decision-queue.ts';
import { filterChips, searchChips } from '#web/app/reviews/filters/filter-chips.tsx';
import type { ReviewSearch } from '#web/app/reviews/review-search.ts';
import { useSources } from '#web/app/reviews/use-sources.ts';
import { usePageTitle } from '#web/app/shell/page.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { triageCopy } from './copy.ts';
import { SessionSummary } from './session-summary.tsx';
import styles from './triage.module.css';
import { TriageReview, UnsavedAlert } from './triage-review.tsx';
import { openTriage } from './triage-session.ts';

const route = getRouteApi('/triage');

/** Decides the reviews of a list one at a time. Another list is another session. */
export function TriagePage() {
  const search = route.useSearch();
  usePageTitle(triageCopy.title);
  return <Session key={JSON.stringify(search)} search={search} />;
}

function Session({ search }: { search: ReviewSearch }) {
  const { client } = useAppContext();
  const { queue, waiting, problem, retry } = useDecisionQueue();
  const [session] = useState(() => openTriage(client, queue, search));
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  useEffect(() => void session.loadAhead(), [session]);
  useWarningOnLeave(waiting.length > 0);
  const leave = useLeave(search);
  const { reviews, review, position, listings } = state;
  const { nameOf: sourceName } = useSources({ enabled: search.source !== undefined });
  // A triage always searches all reviews.
  const chips = [...searchChips({}, search.search ?? ''), ...filterChips(search, { listings, sourceName })];
  const total = Math.max(state.total ?? 0, reviews.length);
  const unsaved = problem && <UnsavedAlert problem={problem} count={waiting.length} onRetry={retry} />;
  return (
    <main className={`page ${styles.page}`}>
      <header className="row">
        <div>
          <h1>{triageCopy.title}</h1>
          <p className="note">{chips.map(({ label }) => label).join(' · ')}</p>
        </div>
        {review && (
          <div className={`row ${styles.position}`}>
            <strong>{triageCopy.progress(position + 1, total, state.isTotalExact)}</strong>
            <progress
              className={`progress-bar ${styles.progress}`}
              aria-label={triageCopy.title}
              max={total}
              value={position}
            />
          </div>
        )}
        <Button look="quiet" className="at-end" onClick={leave}>
          {triageCopy.back} <kbd>Esc</kbd>
        </Button>
      </header>
      {!review && unsaved}
      {state.loadFailure !== null && (
        <FailureAlert message={state.loadFailure.message}>
          <Button onClick={state.loadFailure.retry}>{triageCopy.retry}</Button>
        </FailureAlert>
      )}
      {review ? (
        <TriageReview session={session} state={state} review={review} unsaved={unsaved} onLeave={leave} />
      ) : state.isLoading || state.total === undefined ? (
        state.loadFailure === null && <Spinner label={triageCopy.loading} />
      ) : (
        <SessionSummary
          session={session}
          state={state}
          search={search}
          isSaved={waiting.length === 0}
          onLeave={leave}
        />
      )}
    </main>
  );
}

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
