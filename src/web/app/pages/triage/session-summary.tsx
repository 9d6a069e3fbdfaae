import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UndoneBatch } from '#contract/decisions/batches.ts';
import { formatDuration } from '#domain/dates.ts';
import { reviewsQuery, undoBatch } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { useFocusFallback } from '#web/app/controls/use-focus-fallback.ts';
import { FailedDecisions } from '#web/app/reviews/decisions/failed-decisions.tsx';
import { isFiltered, listQuery, type ReviewSearch } from '#web/app/reviews/review-search.ts';
import { unlessWord, useShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { summaryCopy, triageCopy } from './copy.ts';
import styles from './triage.module.css';
import { isLeft, outcomeCounts, type TriageSession, type TriageState } from './triage-session.ts';

export interface SessionSummaryProps {
  session: TriageSession;
  state: TriageState;
  search: ReviewSearch;
  /** Whether the server has confirmed every decision. */
  isSaved: boolean;
  onLeave: () => void;
}

export function SessionSummary({ session, state, search, isSaved, onLeave }: SessionSummaryProps) {
  const { client, queryClient } = useAppContext();
  const { steps, failures } = state;
  const counts = outcomeCounts(steps);
  const [duration] = useState(() => Date.now() - session.startedAt);
  const decided = counts.approved + counts.unpublished;
  const left = steps.filter(isLeft).length;
  const refused = failures.filter(({ change }) => change.kind !== 'reason').length;
  const undo = useMutation({
    mutationFn: () => undoBatch(client, session.batch),
    onSuccess: ({ skipped }) => session.markUndone(skipped),
    // Reviews, their statistics and their histories are all other ones now.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(() => heading.current);
  const more = useMore(search, state, isSaved);
  useShortcuts({
    u: { label: triageCopy.undo, decide: unlessWord(session.undo) },
    Escape: { label: triageCopy.back, run: onLeave },
  });
  const facts: [string, string | number][] = [
    ...(['approved', 'unpublished', 'skipped', 'undone'] as const)
      .filter((outcome) => outcome !== 'undone' || counts.undone > 0)
      .map((outcome): [string, number] => [summaryCopy.counts[outcome], counts[outcome]]),
    [summaryCopy.duration, formatDuration(duration)],
  ];
  return (
    <section className={`card ${styles.summary}`} aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {state.reviews.length === 0 ? summaryCopy.nothing : summaryCopy.heading(left + refused)}
      </h2>
      {state.reviews.length === 0 ? (
        <p>{isNarrowed(search) ? summaryCopy.nothingFound : summaryCopy.nothingHint}</p>
      ) : (
        <dl className="columns-narrow figures">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="note">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {failures.length > 0 && (
        <section className="stack-tiny">
          <h3>{summaryCopy.refused}</h3>
          <FailedDecisions
            failures={failures}
            show={triageCopy.reopen}
            onShow={(failure) => void session.reopen(failure)}
          />
        </section>
      )}
      {undo.data && <p role="status">{undoneText(undo.data)}</p>}
      <Failure error={undo.error} text={summaryCopy.undoFailed} />
      <div className="row">
        {left > 0 && (
          <Button look="primary" onClick={() => session.goOn()}>
            {summaryCopy.goOn(left)}
          </Button>
        )}
        {more > 0 && (
          <Button look={left > 0 ? 'plain' : 'primary'} onClick={() => session.loadMissed()}>
            {summaryCopy.more(more)}
          </Button>
        )}
        {decided > 0 && !undo.data && (
          <Button disabled={!isSaved || undo.isPending} onClick={() => undo.mutate()}>
            {summaryCopy.undoAll}
          </Button>
        )}
        <Button onClick={onLeave}>{triageCopy.back}</Button>
      </div>
    </section>
  );
}

/** Whether more than the undecided reviews was asked for. */
function isNarrowed({ status, ...others }: ReviewSearch): boolean {
  return status !== 'undecided' || others.search !== undefined || isFiltered(others);
}

/** How many reviews match now that the session has not shown. */
function useMore(search: ReviewSearch, { steps, failures }: TriageState, isSaved: boolean): number {
  const { client } = useAppContext();
  const query = reviewsQuery(client, { ...listQuery(search), limit: 1, offset: 0 });
  const { data } = useQuery({ ...query, staleTime: 0, enabled: isSaved });
  const seen = steps.filter(isLeft).length + failures.length;
  const isShrinking = search.status === 'undecided' || search.status === 'pending';
  return data && isShrinking ? Math.max(0, data.total - seen) : 0;
}

function undoneText({ changed, skipped }: UndoneBatch): string {
  const undone = summaryCopy.undone(changed);
  return skipped.length === 0
    ? undone
    : `${undone} ${summaryCopy.skipped(skipped.map(({ guestName }) => guestName))}`;
}
