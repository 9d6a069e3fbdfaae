import type { Actor } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/permissions.ts';
import type {
  BulkAction,
  BulkChange,
  BulkCounts,
  BulkPreview,
  BulkSelection,
} from '#domain/decisions/bulk.ts';
import { parseReason } from '#domain/decisions/decision-reason.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Channel } from '#domain/listings/channel.ts';
import { channelEntry } from '#domain/listings/channel-rights.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import type { ReviewFilter } from '#domain/reviews/filter.ts';
import { starsOf } from '#domain/reviews/rating.ts';
import type { BulkRequest, SeenVersion } from '#storage/decisions/bulk.ts';
import type { Clock, Stored } from '../context.ts';
import { accessOfAssignee } from '../reviews/assignee.ts';
import { filterOf } from '../reviews/reviews.ts';

/** A bulk action as a caller asks for it. */
export interface BulkInput {
  action: BulkAction;
  ids?: readonly number[];
  filter?: ReviewFilter;
  /** The content that was shown, by the hash of `contentHash`. */
  seen?: readonly { id: number; tag: string }[];
  reason?: string;
  assignee?: string | null;
  /** What a dry run counted: how many reviews, and which. */
  expected?: number;
  fingerprint?: string;
}

/**
 * Changes many reviews in one transaction, and their decisions form one batch. Reviews that cannot be changed are refused, each
 * for a reason; the others change together or, when they are no longer what was counted, not at all.
 *
 * @returns the id of the batch, null when nothing changed
 * @throws conflict when they are no longer what was counted
 */
export async function changeInBulk(
  context: Clock & Stored,
  actor: Actor,
  input: BulkInput,
): Promise<BulkCounts & { batch: string | null }> {
  const request = await requestOf(context, actor, input);
  const run = {
    batch: crypto.randomUUID(),
    actor,
    expected: input.expected ?? null,
    fingerprint: input.fingerprint ?? null,
  };
  const counts = await context.storage.transactLong(async (tx) => {
    const changed = await tx.reviews.changeInBulk(request, run);
    return changed ?? Promise.reject(await bulkConflict(tx.reviews.previewBulk(request)));
  });
  return { ...counts, batch: counts.changed > 0 ? run.batch : null };
}

/**
 * Previews a bulk action without changing anything.
 *
 * @returns `warned`: how many reviews of each channel that is shown with a warning
 */
export async function previewBulk(
  context: Clock & Stored,
  actor: Actor,
  input: BulkInput,
): Promise<BulkPreview & { warned: BulkPreview['byChannel'] }> {
  const request = await requestOf(context, actor, input);
  const [preview, rights] = await Promise.all([
    context.storage.transactLong((tx) => tx.reviews.previewBulk(request)),
    context.storage.channels.rights(),
  ]);
  if (!preview) throw new AppError('bulk-too-many');
  const isWarned = (channel: Channel) => channelEntry(channel, rights.get(channel)).rights === 'warned';
  return { ...preview, warned: preview.byChannel.filter(({ channel }) => isWarned(channel)) };
}

async function bulkConflict(preview: Promise<BulkPreview | null>): Promise<AppError> {
  const now = await preview;
  if (!now) return new AppError('bulk-too-many');
  return new AppError('bulk-changed', { matching: now.matching, changed: now.changed });
}

async function requestOf(context: Clock & Stored, actor: Actor, input: BulkInput): Promise<BulkRequest> {
  const change = await changeOf(context, actor, input);
  const selection = selectionOf(context, actor, input);
  const seen = change.action === 'approve' ? await seenVersions(context, actor, input.seen ?? []) : [];
  return { selection, change, seen, timeZone: context.timeZone };
}

function selectionOf(context: Clock, actor: Actor, { ids, filter }: BulkInput): BulkSelection {
  if (ids && filter) throw new AppError('ids-and-filter');
  if (ids) return { ids: ids as readonly ReviewId[], access: actor.access };
  if (filter) return { filter: filterOf(context, actor, filter) };
  throw new AppError('ids-or-filter-missing');
}

async function changeOf(
  context: Stored,
  actor: Actor,
  { action, reason, assignee }: BulkInput,
): Promise<BulkChange> {
  if (reason !== undefined && action !== 'unpublish') {
    throw new AppError('field-of-action', { field: 'reason', action: 'unpublish' });
  }
  if (assignee !== undefined && action !== 'assign') {
    throw new AppError('field-of-action', { field: 'assignee', action: 'assign' });
  }
  if (action === 'approve') return { action };
  if (action === 'unpublish') return { action, reason: reason === undefined ? null : parseReason(reason) };
  if (!can(actor, 'reviews:assign')) throw new AppError('role-forbids');
  if (assignee === undefined) throw new AppError('field-missing', { field: 'assignee' });
  const username = assignee?.toLowerCase() ?? null;
  const access = username === null ? 'all' : await accessOfAssignee(context.storage, username);
  return { action, assignee: username, access };
}

/** The versions of the content that was shown; where the present content is another, one that no review has. */
async function seenVersions(
  { storage }: Stored,
  actor: Actor,
  seen: readonly { id: number; tag: string }[],
): Promise<SeenVersion[]> {
  if (seen.length === 0) return [];
  const tags = new Map(seen.map(({ id, tag }) => [id, tag]));
  const rows = await storage.reviews.contentVersions([...tags.keys()], actor.access);
  return rows.map(({ id, text, tenths, version }) => {
    const rating = tenths === null ? null : starsOf(tenths);
    return { id, version: contentHash({ reviewText: text, rating }) === tags.get(id) ? version : '-' };
  });
}
