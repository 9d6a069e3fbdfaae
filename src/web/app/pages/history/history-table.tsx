import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { ActivityEntry, ActivityGroup } from '#contract/decisions/activity.ts';
import { pages } from '#contract/paths.ts';
import { exactTime, shortDate, timeOfDay } from '#domain/dates.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { MoreButton } from '#web/app/controls/more-button.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { Stars } from '#web/property/stars.tsx';
import { batchKinds, historyPageCopy as copy, describeBatch, describeEntry } from './copy.ts';
import styles from './history.module.css';
import type { HistorySearch } from './history-search.ts';
import { useBatch } from './use-history.ts';

type Batch = NonNullable<ActivityGroup['batch']>;

export interface HistoryTableProps {
  groups: readonly ActivityGroup[];
  search: HistorySearch;
  isUndoing: boolean;
  onUndo: (what: ActivityEntry | Batch) => void;
}

/** Single decisions and batches; a batch opens to show its decisions. */
export function HistoryTable({ groups, ...others }: HistoryTableProps) {
  const props = { ...others, nameOf: usePeople().nameOf };
  const { when, who, what, review, reason, actions } = copy.columns;
  return (
    <DataTable hasCards caption={copy.table} columns={[when, who, what, review, reason, actions]}>
      {groups.map(({ batch, entry, at, by }) =>
        batch ? (
          <BatchRows key={batch.id} batch={batch} at={at} by={by} {...props} />
        ) : (
          entry && (
            <tbody key={entry.id}>
              <EntryRow entry={entry} {...props} />
            </tbody>
          )
        ),
      )}
    </DataTable>
  );
}

type RowProps = Omit<HistoryTableProps, 'groups'> & Pick<ReturnType<typeof usePeople>, 'nameOf'>;

function BatchRows({ batch, at, by, ...props }: RowProps & { batch: Batch; at: string; by: string | null }) {
  const { isUndoing, onUndo, nameOf } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const canDecide = useCan('reviews:decide');
  const hasDecisions = batch.counts.some(({ action }) => action !== 'assign');
  return (
    <tbody>
      <tr>
        <td>
          <Time at={at} />
        </td>
        <td>{by && nameOf(by)}</td>
        <td>
          <Chip>{batchKinds[batch.kind]}</Chip>
        </td>
        <th scope="row" id={id} colSpan={2}>
          {describeBatch(batch)}
          {hasDecisions && (
            <Button
              look="quiet"
              size="small"
              aria-expanded={isOpen}
              aria-describedby={id}
              onClick={() => setOpen((before) => !before)}
            >
              {copy.showDecisions}
              <ChevronDown />
            </Button>
          )}
        </th>
        <td className="number">
          {batch.isUndone && <span className="note">{copy.undone}</span>}
          {!batch.isUndone && canDecide && (
            <Button size="small" disabled={isUndoing} aria-describedby={id} onClick={() => onUndo(batch)}>
              {copy.undo}
            </Button>
          )}
        </td>
      </tr>
      {isOpen && <BatchEntries batch={batch.id} {...props} />}
    </tbody>
  );
}

function BatchEntries({ batch, search, ...props }: RowProps & { batch: string }) {
  const query = useBatch(batch, search);
  const { isPending } = query;
  const entries = query.data?.pages.flatMap(({ decisions }) => decisions) ?? [];
  return (
    <>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} search={search} isNested {...props} />
      ))}
      {(isPending || query.hasNextPage) && (
        <tr className={styles.nested}>
          <td colSpan={6}>
            {isPending ? (
              <span role="status">{copy.loading}</span>
            ) : (
              <MoreButton query={query} look="quiet" size="small" />
            )}
          </td>
        </tr>
      )}
    </>
  );
}

function EntryRow({
  entry,
  isUndoing,
  onUndo,
  nameOf,
  isNested,
}: RowProps & { entry: ActivityEntry; isNested?: boolean }) {
  const { action, to, review, reason, isLast } = entry;
  const canDecide = useCan('reviews:decide');
  const id = useId();
  return (
    <tr className={isNested ? styles.nested : undefined}>
      <td>
        <Time at={entry.at} />
      </td>
      <td>{entry.by ? nameOf(entry.by) : copy.sync}</td>
      <td>{describeEntry(action, to)}</td>
      <th scope="row" id={id}>
        <PageLink href={pages.reviews(review.listingId, review.id)}>{review.guestName}</PageLink>
        <div className="note">{review.listingName}</div>
        <div className="note clamped" dir="auto">
          <Stars rating={review.rating} size="small" /> {review.excerpt}
        </div>
      </th>
      <td>{reason}</td>
      <td className="number">
        {canDecide && isLast && action !== 'change' && (
          <Button size="small" disabled={isUndoing} aria-describedby={id} onClick={() => onUndo(entry)}>
            {copy.undo}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Time({ at }: { at: string }) {
  const { timeZone } = useAppContext().config;
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactTime(date, timeZone)}>
      {shortDate(date, timeZone)} <span className="note">{timeOfDay(date, timeZone)}</span>
    </time>
  );
}
