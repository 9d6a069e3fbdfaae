import type { Generated, JSONColumnType } from 'kysely';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { NotificationData } from '#domain/notifications/notification.ts';
import type { NotificationKind, NotificationPreferences } from '#domain/notifications/preferences.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface NotificationPreferencesTable {
  user_id: string;
  kinds: JSONColumnType<Partial<NotificationPreferences['kinds']>, string, string>;
  stars: number;
  /** Empty for all properties. */
  listing_ids: ListingId[];
  quiet_hours: JSONColumnType<
    NonNullable<NotificationPreferences['quietHours']> | null,
    string | null,
    string | null
  >;
  /** IANA name; null for that of the company. */
  time_zone: string | null;
}

interface NotificationsTable {
  id: Generated<number>;
  user_id: string;
  kind: NotificationKind;
  /** The username or token who caused it; null for the product. */
  actor: string | null;
  /** How many reviews of each property it is about; null if it is not about properties. */
  listing_counts: JSONColumnType<Record<string, number> | null, string | null, never>;
  /** The newest of these reviews. */
  review_ids: ReviewId[];
  data: JSONColumnType<NotificationData, string, never>;
  in_bell: boolean;
  /** Whether a mail about it is still to be sent. */
  mail_waiting: boolean;
  created_at: CreatedAt;
  read_at: Date | null;
}

/** What jobs have found and must not find again: the id of a review or of a sync run. */
interface NotificationMarksTable {
  kind: NotificationKind;
  subject: number;
  created_at: CreatedAt;
}

export interface NotificationTables {
  notification_preferences: NotificationPreferencesTable;
  notifications: NotificationsTable;
  notification_marks: NotificationMarksTable;
}
