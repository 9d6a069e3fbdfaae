import type { Actor } from '#domain/accounts/actor.ts';
import type { ActivityEntry, ActivityFilter, ActivityGroup, Page } from '#domain/decisions/activity.ts';
import type { Clock, Files, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';

const DEFAULT_LIMIT = 50;

/** A part of a list as a caller asks for it. */
export interface PageInput {
  cursor?: string;
  limit?: number;
}

/** The decisions that match, newest first. */
export function listActivity(
  { storage, timeZone }: Stored & Clock,
  actor: Actor,
  { cursor, limit = DEFAULT_LIMIT, ...filter }: ActivityFilter & PageInput,
): Promise<Page<ActivityEntry>> {
  return storage.decisions.activity({ ...filter, access: actor.access }, timeZone, { cursor, limit });
}

/** The same with each batch as one item. */
export function listActivityGroups(
  { storage, timeZone }: Stored & Clock,
  actor: Actor,
  { cursor, limit = DEFAULT_LIMIT, ...filter }: ActivityFilter & PageInput,
): Promise<Page<ActivityGroup>> {
  return storage.decisions.activityGroups({ ...filter, access: actor.access }, timeZone, { cursor, limit });
}

/** Streams all decisions that match as CSV, newest first, from one snapshot of the database. */
export async function* exportActivity(
  context: Clock & Files,
  actor: Actor,
  filter: ActivityFilter,
): AsyncGenerator<string> {
  const { storage, reviewFiles, timeZone } = context;
  await recordEvent(context, actor, { kind: 'decisions.exported', data: { filter } });
  const { head, line } = reviewFiles.activityWriter;
  yield head;
  const accessible = { ...filter, access: actor.access };
  for await (const entries of storage.decisions.exportActivity(accessible, timeZone)) {
    yield entries.map(line).join('');
  }
}
