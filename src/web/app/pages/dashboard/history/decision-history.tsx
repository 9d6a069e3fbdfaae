import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Decision } from '#contract/decisions.ts';
import { shortDate } from '#domain/dates.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { decisionsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { historyCopy } from '../copy.ts';
import styles from './decision-history.module.css';

export interface DecisionHistoryProps {
  reviewId: number;
  timeZone: string;
}

/** A button that opens the decisions on a review, which are then loaded. */
export function DecisionHistory({ reviewId, timeZone }: DecisionHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="note">
      <Button
        look="quiet"
        size="small"
        className={styles.open}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        {historyCopy.open}
      </Button>
      {isOpen && <Decisions reviewId={reviewId} timeZone={timeZone} />}
    </div>
  );
}

/** The decisions on a review, newest first. */
export function Decisions({ reviewId, timeZone }: DecisionHistoryProps) {
  const { client } = useAppContext();
  const { data, error } = useQuery(decisionsQuery(client, reviewId));
  if (error) return <p role="alert">{messageOr(error, historyCopy.failed)}</p>;
  if (!data) return <p role="status">{historyCopy.loading}</p>;
  if (data.decisions.length === 0) return <p>{historyCopy.none}</p>;
  return (
    <ol className={styles.list} reversed>
      {data.decisions.toReversed().map((decision) => (
        <li key={decision.at}>
          <time dateTime={decision.at}>{shortDate(new Date(decision.at), timeZone)}</time>
          <span>{describe(decision)}</span>
          {decision.reason && <span className={styles.reason}>{decision.reason}</span>}
        </li>
      ))}
    </ol>
  );
}

function describe({ from, to, decision, cause, by, isUndo }: Decision): string {
  if (cause === 'sync') return historyCopy.bySync;
  if (isUndo) return historyCopy.undone[decision](by ?? historyCopy.unknownUser);
  return (from === to ? historyCopy.kept : historyCopy.decided[to])(by ?? historyCopy.unknownUser);
}
