import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ActivityLog, LogEntry } from '#contract/activity-log.ts';
import { calls, pages } from '#contract/paths.ts';
import { actionText, LOG_KINDS, type LogFilter } from '#domain/activity-log.ts';
import { exactTime } from '#domain/dates.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { settingsQuery } from '#web/app/api/queries.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { useSetSettings } from '../use-set-settings.ts';
import styles from './activity.module.css';
import { activityCopy as copy, KIND_NAMES } from './copy.ts';

const KINDS = [
  { value: undefined, label: copy.allKinds },
  ...LOG_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
];
const FIRST: string | null = null;

/** Who did what, with filters and an export. */
export function ActivityPage() {
  const { client, config } = useAppContext();
  const [filter, setFilter] = useState<LogFilter>({});
  // One request for several keystrokes.
  const query = useDeferredValue(filter);
  const log = useInfiniteQuery({
    queryKey: ['activityLog', query],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.get<ActivityLog>(calls.activityLog(), { query: { ...query, cursor }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const change = (part: Partial<LogFilter>) => setFilter({ ...filter, ...part });

  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.filters}>
        <div className={styles.filters}>
          <TextField
            label={copy.by}
            value={filter.by ?? ''}
            maxLength={140}
            onChange={({ currentTarget: { value } }) => change({ by: value })}
          />
          <Select
            label={copy.kind}
            options={KINDS}
            value={filter.kind}
            onChange={(kind) => change({ kind: kind as LogFilter['kind'] & string })}
          />
          <TextField
            label={copy.from}
            type="date"
            value={filter.startDate ?? ''}
            onChange={({ currentTarget: { value } }) => change({ startDate: value })}
          />
          <TextField
            label={copy.to}
            type="date"
            value={filter.endDate ?? ''}
            onChange={({ currentTarget: { value } }) => change({ endDate: value })}
          />
          <TextField
            label={copy.search}
            type="search"
            value={filter.search ?? ''}
            maxLength={100}
            onChange={({ currentTarget: { value } }) => change({ search: value })}
          />
        </div>
        <p className={`row ${styles.links}`}>
          <a href={callUrl(config.apiBase, calls.exportActivityLog(), { ...filter })} download>
            {copy.export}
          </a>
          <PageLink href={pages.history()}>{copy.history}</PageLink>
        </p>
        <KeptField />
      </section>
      {log.error && (
        <FailureAlert message={messageOr(log.error, copy.loadFailed)}>
          <Button onClick={() => void log.refetch()}>{copy.retry}</Button>
        </FailureAlert>
      )}
      {log.isPending && <Spinner label={copy.loading} />}
      {log.isSuccess && entries.length === 0 && <p className="empty">{copy.none}</p>}
      {entries.length > 0 && (
        <section className={`card ${styles.log}`} aria-label={copy.table}>
          <LogTable entries={entries} timeZone={config.timeZone} />
          {log.hasNextPage && (
            <p>
              <Button disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                {copy.more}
              </Button>
            </p>
          )}
        </section>
      )}
    </SettingsLayout>
  );
}

/** How long security events are kept. Saved at once. */
function KeptField() {
  const { client } = useAppContext();
  const { data } = useQuery(settingsQuery(client));
  const { mutate, error } = useSetSettings();
  if (!data) return null;
  const days = [...new Set([30, 90, 365, 730, 1_825, data.activityDays])].toSorted((a, b) => a - b);
  return (
    <div className={styles.kept}>
      <Select
        label={copy.kept}
        options={days.map((value) => ({ value, label: copy.days(value) }))}
        value={data.activityDays}
        onChange={(activityDays) => mutate({ activityDays })}
      />
      {error && <FailureAlert message={messageOr(error, copy.keepFailed)} />}
    </div>
  );
}

function LogTable({ entries, timeZone }: { entries: readonly LogEntry[]; timeZone: string }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.table}</caption>
      <thead>
        <tr>
          {copy.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <time dateTime={entry.at}>{exactTime(new Date(entry.at), timeZone)}</time>
            </td>
            <td>{nameOf(entry)}</td>
            <td>{actionText(entry.action)}</td>
            <td>
              <Target target={entry.target} />
              {Object.keys(entry.detail).length > 0 && (
                <span className={`note ${styles.detail}`}>{detailText(entry.detail)}</span>
              )}
            </td>
            <td>{entry.address}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What an entry is about; a review opens. */
function Target({ target }: Pick<LogEntry, 'target'>) {
  const review = target?.match(/^review (\d+)$/)?.[1];
  if (review === undefined) return target;
  return <PageLink href={`${pages.dashboard()}?review=${review}`}>{target}</PageLink>;
}

/** Details in words, such as "is known device: no". */
function detailText(detail: object): string {
  return Object.entries(detail)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}: ${valueText(value)}`,
    )
    .join(', ');
}

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return typeof value === 'object' && value !== null ? detailText(value) : String(value);
}

function nameOf({ actorKind, by }: LogEntry): string {
  if (actorKind === 'anonymous') return copy.anonymous;
  return actorKind === 'system' ? copy.system : (by ?? '');
}
