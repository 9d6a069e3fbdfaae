import type { LogEntry } from '#contract/accounts/activity-log.ts';
import { pages } from '#contract/paths.ts';
import { actionText } from '#domain/accounts/activity-log.ts';
import { exactTime } from '#domain/dates.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { activityCopy as copy } from './copy.ts';
import { detailText } from './detail-text.ts';

export function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  const { nameOf } = usePeople();
  return (
    <DataTable hasCards caption={copy.table} columns={copy.columns}>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} actor={actorOf(entry, nameOf)} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ entry, actor }: { entry: LogEntry; actor: string }) {
  const { timeZone } = useAppContext().config;
  const { at, action, target, detail, address } = entry;
  const details = detailText(detail);
  return (
    <tr>
      <td>
        <time dateTime={at}>{exactTime(new Date(at), timeZone)}</time>
      </td>
      <td>{actor}</td>
      <td>
        <strong>{actionText(action)}</strong>
      </td>
      <td>
        <Target target={target} />
        {details && <div className="note">{details}</div>}
      </td>
      <td>{address}</td>
    </tr>
  );
}

/** What an entry is about; reviews and properties open. */
function Target({ target }: Pick<LogEntry, 'target'>) {
  const [, noun, id = ''] = target?.match(/^(review|property) (\d+)$/) ?? [];
  if (noun === undefined) return target;
  const href = noun === 'review' ? `${pages.dashboard()}?review=${id}` : pages.reviews(id);
  return <PageLink href={href}>{target}</PageLink>;
}

function actorOf({ actorKind, by }: LogEntry, nameOf: (username: string) => string): string {
  if (actorKind === 'anonymous') return copy.anonymous;
  if (actorKind === 'system') return copy.system;
  return actorKind === 'token' ? copy.token(by ?? '') : nameOf(by ?? '');
}
