import { notificationsOf, type Occurrence } from '#domain/notifications/notification.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Logs, Stored } from '../context.ts';
import { type Repetition, repeat } from '../repeat.ts';

/** Notifies people of what has happened, each of what they may see and want to know. */
export async function notify(tx: Transaction, occurrences: readonly Occurrence[]): Promise<void> {
  if (occurrences.length === 0) return;
  const recipients = await tx.notifications.recipients();
  await tx.notifications.insert(occurrences.flatMap((each) => notificationsOf(each, recipients)));
}

/** Reads new events every second and notifies people of them, each event exactly once. */
export function startNotifications(context: Stored & Logs): Repetition {
  const { storage } = context;
  async function run(): Promise<void> {
    if (!(await storage.notifications.hasNew())) return;
    await storage.transact(async (tx) => notify(tx, await tx.notifications.takeNew()));
  }
  return repeat(context, run, 'people were not notified; will retry');
}
