import type { LogEntry, LogFilter } from '#domain/accounts/activity-log.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Page } from '#domain/decisions/activity.ts';
import type { Clock, Files, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';

const DEFAULT_LIMIT = 50;
/** The most entries of an export, the newest ones. */
const MAX_EXPORT = 50_000;
const COLUMNS = ['at', 'actor_kind', 'by', 'action', 'target', 'address', 'detail'] as const;

/** Who did what, when and from where, newest first. */
export function listLog(
  { storage, timeZone }: Stored & Clock,
  { cursor, limit = DEFAULT_LIMIT, ...filter }: LogFilter & { cursor?: string; limit?: number },
): Promise<Page<LogEntry>> {
  return storage.activityLog.list(filter, timeZone, { cursor, limit });
}

/** The same as the text of a CSV file. */
export async function exportLog(context: Clock & Files, actor: Actor, filter: LogFilter): Promise<string> {
  const { storage, timeZone, reviewFiles } = context;
  const { items } = await storage.activityLog.list(filter, timeZone, {
    cursor: undefined,
    limit: MAX_EXPORT,
  });
  await recordEvent(context, actor, { kind: 'log.exported', data: { entries: items.length } });
  const rows = items.map(({ at, actorKind, by, action, target, address, detail }) => [
    at.toISOString(),
    actorKind,
    by,
    action,
    target,
    address,
    Object.keys(detail).length > 0 ? JSON.stringify(detail) : null,
  ]);
  return reviewFiles.csvTable(COLUMNS, rows);
}
