import type { JSONColumnType } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';

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

export interface NotificationTables {
  notification_preferences: NotificationPreferencesTable;
}
