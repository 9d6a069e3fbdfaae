import type { Actor } from '#domain/accounts/actor.ts';
import { kindsFor, type ShownNotification } from '#domain/notifications/notification.ts';
import { NOTIFICATIONS_PAGE_SIZE } from '#domain/paging.ts';
import type { NotificationReader } from '#storage/notifications/notifications.ts';
import type { Stored } from '../context.ts';

const readerOf = (actor: Actor): NotificationReader => ({
  username: actor.name,
  access: actor.access,
  kinds: kindsFor(actor),
});

/** The notifications of a person, newest first, and how many are unread. */
export async function listNotifications(
  { storage }: Stored,
  actor: Actor,
  { before, limit = NOTIFICATIONS_PAGE_SIZE }: { before?: number | undefined; limit?: number | undefined },
): Promise<{ unread: number; notifications: ShownNotification[] }> {
  const reader = readerOf(actor);
  const [unread, notifications] = await Promise.all([
    storage.notifications.countUnread(reader),
    storage.notifications.list(reader, { before, limit }),
  ]);
  return { unread, notifications };
}

/** Marks one notification of a person as read, or all up to one. @returns how many are still unread */
export async function markRead(
  { storage }: Stored,
  actor: Actor,
  which: { id?: number | undefined; until?: number | undefined },
): Promise<number> {
  return storage.transact(async (tx) => {
    await tx.notifications.markRead(actor.name, which);
    return tx.notifications.countUnread(readerOf(actor));
  });
}
