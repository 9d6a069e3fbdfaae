import type { Role } from '../accounts/permissions.ts';
import type { ListingId } from '../ids.ts';
import type { SubscribedKind } from '../mail/mail.ts';

export const NOTIFICATION_KINDS = [
  'low-review',
  'assigned',
  'mentioned',
  'response-refused',
  'alert',
  'deadline',
  'sync-failing',
  'rule',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const MAIL_FREQUENCIES = ['now', 'daily', 'weekly', 'never'] as const;
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];

/** Whether mail can be sent to a person: the product sends mail, and the person has an address. */
export const MAIL_STATES = ['on', 'no-address', 'off'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export interface KindPreference {
  inBell: boolean;
  mail: MailFrequency;
}

/** A time of day as `HH:MM`. */
export type TimeOfDay = string;
/**
 * Quiet hours begin and end at a quarter of an hour. So do the offsets of all time zones, which makes the same quarters in
 * all of them.
 */
export const QUARTER_HOUR = '^([01]\\d|2[0-3]):(00|15|30|45)$';

export interface QuietHours {
  from: TimeOfDay;
  /** Earlier than `from` if they include midnight. */
  to: TimeOfDay;
}

/** What a person wants to be notified of. */
export interface NotificationPreferences {
  kinds: Record<NotificationKind, KindPreference>;
  /** New reviews are reported up to this many stars. */
  stars: number;
  /** Empty for all that the person may see. */
  listingIds: readonly ListingId[];
  /** No mail is sent in them; null for none. */
  quietHours: QuietHours | null;
  /** IANA name; null for the time zone of the company. */
  timeZone: string | null;
}

const setting = (inBell: boolean, mail: MailFrequency): KindPreference => ({ inBell, mail });
const OFF = setting(false, 'never');

const RESPONDER: NotificationPreferences['kinds'] = {
  'low-review': setting(true, 'daily'),
  assigned: setting(true, 'now'),
  mentioned: setting(true, 'now'),
  'response-refused': setting(true, 'daily'),
  alert: setting(true, 'weekly'),
  deadline: setting(true, 'daily'),
  'sync-failing': setting(true, 'now'),
  rule: setting(true, 'daily'),
};
/** Viewers are notified of what concerns them personally. */
const VIEWER = { ...RESPONDER, 'low-review': OFF, alert: setting(true, 'never') };
const KINDS: Record<Role, NotificationPreferences['kinds']> = {
  admin: RESPONDER,
  manager: RESPONDER,
  responder: RESPONDER,
  viewer: VIEWER,
};

const DEFAULT_STARS = 2;
export const DEFAULT_QUIET_HOURS: QuietHours = { from: '21:00', to: '07:00' };

/** What applies to people who have chosen nothing. */
export const defaultPreferences = (role: Role): NotificationPreferences => ({
  kinds: KINDS[role],
  stars: DEFAULT_STARS,
  listingIds: [],
  quietHours: DEFAULT_QUIET_HOURS,
  timeZone: null,
});

/**
 * Stored preferences, with the default for a kind that did not exist when they were stored, and without the mails from which
 * the person has unsubscribed: alerts are sent at once, digests later.
 */
export function effectivePreferences(
  role: Role,
  stored:
    | (Omit<NotificationPreferences, 'kinds'> & { kinds: Partial<NotificationPreferences['kinds']> })
    | null,
  unsubscribed: readonly SubscribedKind[],
): NotificationPreferences {
  const defaults = defaultPreferences(role);
  const kinds = { ...defaults.kinds, ...stored?.kinds };
  for (const kind of NOTIFICATION_KINDS) {
    const { inBell, mail } = kinds[kind];
    if (unsubscribed.includes(mail === 'now' ? 'alert' : 'digest')) kinds[kind] = setting(inBell, 'never');
  }
  return { ...defaults, ...stored, kinds };
}
