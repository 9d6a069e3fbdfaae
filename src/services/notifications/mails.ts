import { isQuiet, type MailTimes, mailDue } from '#domain/notifications/mail-times.ts';
import { kindsFor, type Recipient } from '#domain/notifications/notification.ts';
import type { NotificationKind } from '#domain/notifications/preferences.ts';
import type { WaitingMail } from '#storage/notifications/mails.ts';
import type { Clock, Logs, Mailing, NotificationTexts, Stored } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Repetition, repeat } from '../repeat.ts';

const PAUSE_MS = 10_000;

type Needs = Stored & Clock & Logs & Mailing & NotificationTexts;

/** Mails people what they are notified of, when they want it. */
export function startNotificationMails(context: Needs): Repetition {
  const run = () => mailNotifications(context);
  return repeat(context, run, 'notifications were not mailed; will retry', { pauseMs: PAUSE_MS });
}

/** Queues one mail for each person who is to get one now, with everything that is due. */
export async function mailNotifications(context: Needs): Promise<void> {
  const { storage, mailer } = context;
  if (!mailer) return;
  const waiting = await storage.notifications.waitingMails();
  if (waiting.length === 0) return;
  const recipients = await storage.notifications.recipients();
  for (const [username, mails] of Map.groupBy(waiting, (each) => each.username)) {
    const recipient = recipients.find((each) => each.username === username);
    if (recipient) await mailTo(context, recipient, recipients, mails);
  }
}

async function mailTo(
  context: Needs,
  recipient: Recipient,
  recipients: readonly Recipient[],
  waiting: readonly WaitingMail[],
): Promise<void> {
  const { username, preferences } = recipient;
  const times = { quietHours: preferences.quietHours, timeZone: preferences.timeZone ?? context.timeZone };
  const due = dueKinds(recipient, waiting, times, context.now());
  if (due.length === 0) return;
  const isDigest = due.some((kind) => ['daily', 'weekly'].includes(preferences.kinds[kind].mail));
  const nameOf = (name: string) => recipients.find((each) => each.username === name)?.name ?? name;
  await context.storage.transact(async (tx) => {
    // A change of the access withdraws the mails that are queued before it.
    const reader = await tx.notifications.lockRecipient(username);
    if (!reader) return;
    const visible = kindsFor(reader).filter((kind) => reader.preferences.kinds[kind].mail !== 'never');
    const notifications = await tx.notifications.takeMails(reader, due, visible);
    if (notifications.length === 0) return;
    const content = context.notificationMail(notifications, { nameOf, timeZone: context.timeZone, isDigest });
    await queueMail(context, tx, { to: { username }, kind: isDigest ? 'digest' : 'alert', content });
  });
}

/** The kinds of which a person is to be mailed now: all that are mailed at once, if one of them is due. */
function dueKinds(
  { preferences }: Recipient,
  waiting: readonly WaitingMail[],
  times: MailTimes,
  now: Date,
): NotificationKind[] {
  if (isQuiet(now, times)) return [];
  const frequencyOf = (kind: NotificationKind) => preferences.kinds[kind].mail;
  const due = waiting.filter(({ kind, since }) => {
    const at = mailDue(frequencyOf(kind), since, times);
    return at === null || at <= now;
  });
  const isAtOnce = due.some(({ kind }) => frequencyOf(kind) === 'now');
  const sent = waiting.filter((each) => due.includes(each) || (isAtOnce && frequencyOf(each.kind) === 'now'));
  return sent.map(({ kind }) => kind);
}
