import { AppError, messageOf } from '#domain/errors.ts';
import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';
import { lineIn } from '../clean-text.ts';
import type { JsonResponse } from '../http-json.ts';
import { keyOf, recordOf } from '../loose-json.ts';
import type { Get } from '../requests/authorized-requests.ts';
import { requireRecord } from '../requests/upstream.ts';
import type { StoredNames } from '../source.ts';
import { GUESTY } from './errors.ts';
import { GUEST_FIELD } from './translate-review.ts';

/** Each name takes one of 4,680 requests an hour. Later syncs request the remaining names. */
const NAMES_PER_SYNC = 1_000;
/** After this many failures a sync stops requesting names, so that they do not hold up reviews. */
const MAX_FAILURES = 3;
/** Guests whose names are remembered, so that a deleted guest is not requested in each sync. */
const REMEMBERED = 20_000;

const FIELDS = encodeURIComponent('firstName lastName fullName');

export interface GuestNames {
  /** Adds the names of guests to reviews of Airbnb, which come without them. */
  add(rows: readonly TranslatedReview[]): Promise<TranslatedReview[]>;
}

/**
 * Requests the name of each guest once, except where the name is stored or the guest was erased here.
 *
 * @returns adds names during one sync
 */
export function guestNames(
  get: Get,
  signal: AbortSignal,
  log: { warn(details: object, message: string): void } | undefined,
): (stored: StoredNames) => GuestNames {
  /** Null for guests that no longer exist. */
  const known = new Map<string, string | null>();

  async function request(guestId: string): Promise<string | null> {
    const name = nameIn(await get(`/v1/guests-crud/${guestId}?fields=${FIELDS}`));
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
    known.set(guestId, name);
    return name;
  }

  return (stored) => {
    let requests = 0;
    let failures = 0;

    async function nameOf(guestId: string): Promise<string | null> {
      const remembered = known.get(guestId);
      if (remembered !== undefined) return remembered;
      if (requests >= NAMES_PER_SYNC || failures >= MAX_FAILURES) return null;
      requests += 1;
      try {
        return await request(guestId);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof AppError)) throw error;
        failures += 1;
        log?.warn({ reason: messageOf(error) }, 'Guesty did not send the name of a guest.');
        return null;
      }
    }

    async function withName(
      row: Translated,
      names: Awaited<ReturnType<StoredNames>>,
    ): Promise<TranslatedReview> {
      const storedName = names.get(row.review.upstreamId);
      const raw = recordOf(row.raw) ?? {};
      const guestId = keyOf(raw.guestId);
      const isKnown = storedName !== undefined && storedName !== UNNAMED_GUEST;
      const name = isKnown ? storedName : guestId && (await nameOf(guestId));
      if (name === null) return row;
      return { ...row, raw: { ...raw, [GUEST_FIELD]: name }, review: { ...row.review, guestName: name } };
    }

    return {
      async add(rows) {
        const names = await stored(rows.flatMap((row) => (isUnnamed(row) ? [row.review.upstreamId] : [])));
        const named: TranslatedReview[] = [];
        for (const row of rows) named.push(isUnnamed(row) ? await withName(row, names) : row);
        return named;
      },
    };
  };
}

type Translated = Extract<TranslatedReview, { kind: 'review' }>;

const isUnnamed = (row: TranslatedReview): row is Translated =>
  row.kind === 'review' && row.review.channel === 'Airbnb' && row.review.guestName === UNNAMED_GUEST;

/** The name in a response; null for a guest that does not exist or has none. @throws AppError */
function nameIn(response: JsonResponse): string | null {
  if ([400, 404, 422].includes(response.status)) return null;
  const guest = requireRecord(GUESTY, response);
  const parts = [lineIn(guest, 'firstName'), lineIn(guest, 'lastName')];
  return lineIn(guest, 'fullName') || parts.filter(Boolean).join(' ') || null;
}
