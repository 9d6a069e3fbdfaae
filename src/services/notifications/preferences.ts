import type { Actor } from '#domain/accounts/actor.ts';
import { existing } from '#domain/errors.ts';
import { kindsFor, type Recipient } from '#domain/notifications/notification.ts';
import type {
  MailState,
  NotificationKind,
  NotificationPreferences,
} from '#domain/notifications/preferences.ts';
import { parseTimeZone } from '#domain/settings/settings.ts';
import type { Readers } from '#storage/storage.ts';
import type { Mailing, Stored } from '../context.ts';
import { requireListings } from '../listings/listing-places.ts';

/** What a person wants to be notified of. */
export interface OwnPreferences {
  preferences: NotificationPreferences;
  /** The kinds that the person can be notified of. */
  kinds: NotificationKind[];
  mail: MailState;
}

export type PreferencesInput = Omit<NotificationPreferences, 'kinds'> & {
  kinds: Partial<NotificationPreferences['kinds']>;
};

export async function readPreferences(context: Stored & Mailing, actor: Actor): Promise<OwnPreferences> {
  return preferencesOf(context, await recipientOf(context.storage, actor));
}

/** @throws invalid for an unknown time zone, or a property that does not exist for the actor */
export async function changePreferences(
  context: Stored & Mailing,
  actor: Actor,
  input: PreferencesInput,
): Promise<OwnPreferences> {
  const { storage } = context;
  const { kinds, stars, listingIds, quietHours, timeZone } = input;
  await requireListings(storage, listingIds, actor.access);
  return storage.transact(async (tx) => {
    const { userId, preferences } = await recipientOf(tx, actor);
    await tx.notifications.setPreferences(userId, {
      kinds: { ...preferences.kinds, ...kinds },
      stars,
      listingIds,
      quietHours: quietHours?.from === quietHours?.to ? null : quietHours,
      timeZone: timeZone && parseTimeZone(timeZone),
    });
    await tx.mails.resubscribe(actor.name);
    return preferencesOf(context, await recipientOf(tx, actor));
  });
}

async function recipientOf(
  { notifications }: Pick<Readers, 'notifications'>,
  { name }: Actor,
): Promise<Recipient> {
  const [recipient] = await notifications.recipients(name);
  return existing(recipient, { noun: 'user', id: name });
}

function preferencesOf({ mailer }: Mailing, recipient: Recipient): OwnPreferences {
  const mail = mailer === null ? 'off' : recipient.hasMail ? 'on' : 'no-address';
  return { preferences: recipient.preferences, kinds: kindsFor(recipient), mail };
}
