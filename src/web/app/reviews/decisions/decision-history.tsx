import { useState } from 'react';
import type { Decision, DecisionList, ImportChange } from '#contract/decisions/decisions.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { historyCopy, originCopy } from '../copy.ts';
import { Day } from '../day.tsx';
import { importerName } from '../origin-text.tsx';
import { RevisionDiff } from '../revision-diff.tsx';
import { usePeople } from '../use-people.ts';

export interface DecisionHistoryProps {
  reviewId: number;
}

/** A button that opens the decisions on a review, which are then loaded. */
export function DecisionHistory({ reviewId }: DecisionHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="note">
      <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen((before) => !before)}>
        {historyCopy.open}
      </Button>
      {isOpen && <Decisions reviewId={reviewId} />}
    </div>
  );
}

/** The decisions on a review and its changes by imports, newest first. */
export function Decisions({ reviewId }: DecisionHistoryProps) {
  const { nameOf } = usePeople();
  const { data, error } = useRoute('GET /reviews/hostaway/:id/decisions', { params: { id: reviewId } });
  if (error) return <p role="alert">{messageOr(error, historyCopy.failed)}</p>;
  if (!data) return <p role="status">{historyCopy.loading}</p>;
  if (data.decisions.length + data.importChanges.length === 0) return <p>{historyCopy.none}</p>;
  return (
    <ol className="stack-tiny" reversed>
      {historyOf(data).map((entry) => (
        <li key={entry.at + ('before' in entry)} className="row">
          <Day at={entry.at} />
          {'before' in entry ? (
            <>
              <span>{originCopy.changed(importerName(entry.by))}</span>
              <RevisionDiff revision={entry} afterLabel={originCopy.after} />
            </>
          ) : (
            <>
              <span>{describe(entry, nameOf)}</span>
              {entry.reason && <em>{entry.reason}</em>}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Newest first. A decision that an import revoked follows the change. */
function historyOf({ decisions, importChanges }: DecisionList): (Decision | ImportChange)[] {
  return [...importChanges, ...decisions].toSorted((a, b) => a.at.localeCompare(b.at)).toReversed();
}

function describe(entry: Decision, nameOf: (username: string) => string): string {
  const { from, to, decision, cause, isUndo } = entry;
  if (cause === 'sync') return historyCopy.bySync;
  if (cause === 'import') return historyCopy.byImport;
  const by = entry.by ? nameOf(entry.by) : historyCopy.unknownUser;
  if (isUndo) return historyCopy.undone[decision](by);
  return (from === to ? historyCopy.kept : historyCopy.decided[to])(by);
}
