import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { LOG_KINDS, type LogFilter } from '#domain/accounts/activity-log.ts';
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
import { LogTable } from './log-table.tsx';

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
      client.request('GET /activity-log', { query: { ...query, cursor }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const change = (part: Partial<LogFilter>) => setFilter({ ...filter, ...part });

  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.filters}>
        <div className="filters">
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
        <p className="row">
          <a href={callUrl(config.apiBase, routePath('GET /activity-log/export'), { ...filter })} download>
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

/** How long the log is kept. Saved at once. */
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
      <p className="note">{copy.keptNote}</p>
      {error && <FailureAlert message={messageOr(error, copy.keepFailed)} />}
    </div>
  );
}
