import { type Access, canAccess } from '../accounts/access.ts';
import { can, type Permission, type Role } from '../accounts/permissions.ts';
import { dayIn, shiftDay } from '../day.ts';
import type { EventActor } from '../events/event.ts';
import type { ListingId, ReviewId } from '../ids.ts';
import type { Topic } from '../insights/topics.ts';
import { RECENT_DAYS } from './alert.ts';
import { NOTIFICATION_KINDS, type NotificationKind, type NotificationPreferences } from './preferences.ts';

/** Who may be notified of each kind. */
const PERMISSIONS: Record<NotificationKind, Permission> = {
  'low-review': 'reviews:read',
  assigned: 'reviews:read',
  mentioned: 'reviews:read',
  'response-refused': 'reviews:respond',
  alert: 'insights:read',
  deadline: 'reviews:respond',
  'sync-failing': 'syncs:manage',
  rule: 'reviews:read',
};

/** A person or a rule chose the recipient, so that a choice of properties does not apply. */
const PERSONAL: readonly NotificationKind[] = ['assigned', 'mentioned', 'rule'];

/** The kinds that a person can be notified of. */
export const kindsFor = (subject: { role: Role; access: Access }): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => can(subject, PERMISSIONS[kind]));

/** Whether a person may be notified of something about a property. */
export const mayReceive = (recipient: Recipient, kind: NotificationKind, listingId: ListingId): boolean =>
  can(recipient, PERMISSIONS[kind]) && canAccess(recipient, listingId);

/** What a kind says besides its reviews. It contains nothing about guests. */
export interface NotificationData {
  /** Of an alert; null: the average rating. */
  topic?: Topic | null;
  /** Of a rule: its name, or what it says. Of failing syncs: the name of the source. */
  text?: string;
  /** Since when the reviews were submitted, if they are new. */
  since?: string;
}

/** Reviews of one property that something happened to. */
export interface NotifiedReviews {
  listingId: ListingId;
  /** 0 for something about the property itself. */
  count: number;
  /** The newest of them. */
  ids: readonly ReviewId[];
  /** Their rating, in tenths of a star. Only low ratings have one. */
  tenths?: number;
}

/** Something that has happened and that people are notified of. */
export interface Occurrence {
  kind: NotificationKind;
  /** The usernames of those whom it concerns; null for everyone who may see it. */
  to: readonly string[] | null;
  /** People are not notified of their own actions. */
  by: Pick<EventActor, 'kind' | 'name'>;
  /** Empty for what is not about properties. */
  reviews: readonly NotifiedReviews[];
  data: NotificationData;
}

/** A person with an active account. */
export interface Recipient {
  userId: string;
  username: string;
  name: string;
  role: Role;
  access: Access;
  preferences: NotificationPreferences;
  /** Whether mail can be sent to them. */
  hasMail: boolean;
}

export interface NewNotification {
  userId: string;
  username: string;
  kind: NotificationKind;
  actor: string | null;
  listingCounts: Record<string, number> | null;
  reviewIds: ReviewId[];
  data: NotificationData;
  inBell: boolean;
  isMailed: boolean;
}

/** How many reviews of a notification can be listed by their ids. */
export const MAX_LISTED_REVIEWS = 200;

/** The filter by stars rounds ratings in the same way. */
const roundsTo = (tenths: number, stars: number) => tenths < stars * 10 + 5;

/** Notifies each person at most once, of what they may see and want to know. */
export function notificationsOf(occurrence: Occurrence, recipients: readonly Recipient[]): NewNotification[] {
  return recipients.flatMap((recipient) => notificationTo(recipient, occurrence) ?? []);
}

function notificationTo(
  recipient: Recipient,
  { kind, to, by, reviews, data }: Occurrence,
): NewNotification | null {
  const { userId, username, access, preferences } = recipient;
  const { inBell, mail } = preferences.kinds[kind];
  const isMailed = recipient.hasMail && mail !== 'never';
  const isWanted = inBell || isMailed;
  if (!isWanted || (to && !to.includes(username)) || isActor(username, by)) return null;
  if (!can(recipient, PERMISSIONS[kind])) return null;
  const chosen: Access =
    preferences.listingIds.length === 0 || PERSONAL.includes(kind) ? 'all' : new Set(preferences.listingIds);
  const shown = reviews.filter(
    ({ listingId, tenths }) =>
      canAccess({ access }, listingId) &&
      canAccess({ access: chosen }, listingId) &&
      (tenths === undefined || roundsTo(tenths, preferences.stars)),
  );
  if (reviews.length > 0 && shown.length === 0) return null;
  const counts = new Map<ListingId, number>();
  for (const { listingId, count } of shown) counts.set(listingId, (counts.get(listingId) ?? 0) + count);
  return {
    userId,
    username,
    kind,
    actor: by.kind === 'system' ? null : by.name,
    listingCounts: shown.length === 0 ? null : Object.fromEntries(counts),
    reviewIds: shown
      .flatMap(({ ids }) => ids)
      .toSorted((one, other) => other - one)
      .slice(0, MAX_LISTED_REVIEWS),
    data,
    inBell,
    isMailed,
  };
}

/** The name of a token ends with its owner in parentheses. */
const isActor = (username: string, { kind, name }: Occurrence['by']) =>
  (kind === 'user' && name === username) || (kind === 'token' && (name?.endsWith(` (${username})`) ?? false));

/** A notification, limited to what its reader may see now. */
export interface ShownNotification {
  id: number;
  kind: NotificationKind;
  /** The username or token who caused it; null for the product. */
  actor: string | null;
  data: NotificationData;
  createdAt: Date;
  readAt: Date | null;
  /** How many reviews it is about. */
  count: number;
  /** The newest of them. */
  reviewIds: ReviewId[];
  /** If it is about one property. */
  listing: { id: ListingId; name: string } | null;
  /** If it is about one review. */
  review: { id: ReviewId; guestName: string; tenths: number | null } | null;
}

/**
 * The parameters of the list of its reviews; empty if there are none. Very many are found by what they have in common; of those
 * that have nothing in common, the newest are listed.
 */
export function rowsQuery(
  { kind, count, reviewIds, data, listing, createdAt }: ShownNotification,
  timeZone: string,
): string {
  if (kind === 'alert') {
    const from = shiftDay(dayIn(createdAt, timeZone), -RECENT_DAYS);
    const about = data.topic ? `&topic=${data.topic}:negative` : '';
    return `${listing ? `listingId=${listing.id}&` : ''}startDate=${from}${about}`;
  }
  if (count > MAX_LISTED_REVIEWS) {
    if (kind === 'assigned') return 'assignee=me';
    if (data.since !== undefined)
      return `startDate=${dayIn(new Date(data.since), timeZone)}&sortBy=rating&sortOrder=asc`;
  }
  return reviewIds.length > 0 ? `ids=${reviewIds.join(',')}` : '';
}
