import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { LOG_KINDS, type LogFilter } from '#domain/accounts/activity-log.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { controlCopy } from '#web/app/controls/copy.ts';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { MoreButton } from '#web/app/controls/more-button.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { useSetSettings } from '../use-set-settings.ts';
import { activityCopy as copy, KIND_NAMES } from './copy.ts';
import { LogTable } from './log-table.tsx';

const KINDS = optionsOf(LOG_KINDS, (kind) => KIND_NAMES[kind]);
const FIRST: string | null = null;

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
  const field = (name: Exclude<keyof LogFilter, 'kind'>) => ({
    label: copy[name],
    value: filter[name] ?? '',
    onChange: (text: string) => setFilter({ ...filter, [name]: text }),
  });

  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.filters}>
        <div className="filters">
          <TextField maxLength={140} {...field('by')} />
          <Select
            label={copy.kind}
            none={copy.allKinds}
            options={KINDS}
            value={filter.kind}
            onChange={(kind) => setFilter({ ...filter, kind })}
          />
          <TextField type="date" {...field('startDate')} />
          <TextField type="date" {...field('endDate')} />
          <TextField type="search" maxLength={100} {...field('search')} />
        </div>
        <p className="row">
          <a href={callUrl(config.apiBase, routePath('GET /activity-log/export'), { ...filter })} download>
            {copy.export}
          </a>
          <PageLink href={pages.history()}>{copy.history}</PageLink>
        </p>
        <KeptField />
      </section>
      <Failure error={log.error} text={copy.loadFailed} onRetry={log.refetch} />
      {log.isPending && <Spinner label={copy.loading} />}
      {log.isSuccess && entries.length === 0 && <p className="empty">{copy.none}</p>}
      {entries.length > 0 && (
        <section className="card" aria-label={copy.table}>
          <LogTable entries={entries} />
          <MoreButton query={log} />
        </section>
      )}
    </SettingsLayout>
  );
}

/** How long the log is kept. Saved at once. */
function KeptField() {
  const { data } = useRoute('GET /settings');
  const { mutate, variables, isPending, isSuccess, error } = useSetSettings();
  if (!data) return null;
  const days = [...new Set([30, 90, 365, 730, 1_825, data.activityDays])].toSorted((a, b) => a - b);
  return (
    <div className="form">
      <Select
        label={copy.kept}
        options={optionsOf(days, copy.days)}
        value={(isPending ? variables.body.activityDays : undefined) ?? data.activityDays}
        onChange={(activityDays) => mutate({ body: { activityDays } })}
      />
      <p className="note">
        {copy.keptNote} <span role="status">{isSuccess && controlCopy.saved}</span>
      </p>
      <Failure error={error} text={copy.keepFailed} />
    </div>
  );
}
