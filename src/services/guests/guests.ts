import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import { type FoundReview, type FoundRow, type GuestSelection, MAX_SELECTED } from '#domain/guests/guest.ts';
import type { Limits, Logs, Stored } from '../context.ts';
import { recordEvent, recordRepeatable } from '../events/record-event.ts';

/** Everything that mentions a guest, by name, by the id of a review on its channel, or by reservation. */
export async function findGuest(
  context: Stored & Logs & Limits,
  actor: Actor,
  search: string,
): Promise<{ reviews: FoundReview[]; rows: FoundRow[]; isComplete: boolean }> {
  const { storage } = context;
  const text = search.trim();
  const [reviews, rows] = await Promise.all([
    storage.guests.findReviews(text, MAX_SELECTED + 1),
    storage.guests.findRows(text, MAX_SELECTED + 1),
  ]);
  // Without the search text: an erasure would have to find it.
  await recordRepeatable(context, actor, { kind: 'guest.searched' });
  return {
    reviews: reviews.slice(0, MAX_SELECTED),
    rows: rows.slice(0, MAX_SELECTED),
    isComplete: Math.max(reviews.length, rows.length) <= MAX_SELECTED,
  };
}

/** Everything that is stored about the selected reviews and quarantined rows. */
export async function exportGuest(context: Stored & Logs, actor: Actor, selection: GuestSelection) {
  const data = await context.storage.guests.exportSelected({
    ...selection,
    reviewIds: await context.storage.reviews.withDuplicates(selection.reviewIds),
  });
  await recordEvent(context, actor, { kind: 'guest.exported', ...described(selection) });
  return data;
}

/**
 * Erases names, texts, reservations, notes and responses of the selected reviews, and the selected quarantined rows, in one transaction.
 * The same reviews of other sources are erased too. Ratings stay. No later sync or import brings the data back.
 *
 * @throws conflict, and erases nothing, when a part of the selection no longer exists
 */
export async function eraseGuest(context: Stored, actor: Actor, selection: GuestSelection): Promise<void> {
  const count = selection.reviewIds.length + selection.rows.length;
  if (count === 0) throw new AppError('guest-empty');
  await context.storage.transactLong(async (tx) => {
    // What a sync or an import has read before would be stored after it.
    await tx.listings.suspendStoring();
    if ((await tx.guests.lockSelected(selection)) !== count) throw new AppError('guest-changed');
    const reviewIds = await tx.reviews.withDuplicates(selection.reviewIds);
    await tx.guests.erase({ ...selection, reviewIds }, actor);
    await tx.events.insert(actor, { kind: 'guest.erased', ...described(selection) });
  });
}

/** Of a longer list, the log has the first ids and the number of all. */
const MAX_LOGGED_IDS = 100;

/** Without personal data. With the ids an admin can repeat an erasure after the restore of an older backup. */
function described({ reviewIds, rows }: GuestSelection) {
  const data = { reviews: reviewIds.length, quarantinedRows: rows.length };
  const ids = reviewIds.slice(0, MAX_LOGGED_IDS).join(', ');
  const target = ids && `${reviewIds.length === 1 ? 'review' : 'reviews'} ${ids}`;
  return { data, ...(target && { target }) };
}
