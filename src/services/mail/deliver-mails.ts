import { systemActor } from '#domain/accounts/actor.ts';
import { isSubscribedKind, type MailContent, type MailError, mailRetryDelay } from '#domain/mail/mail.ts';
import type { DueMail } from '#storage/mail/mails.ts';
import type { Configured, Logs, Mailing, Stored } from '../context.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { unsubscribePath } from './unsubscribe.ts';

/** Mails that a process sends at the same time. Each takes a minute at most, so claims of three do not expire. */
const CONCURRENCY = 3;

/**
 * Sends waiting mails. Each is attempted by one process at a time. If a process ends after the server has taken a mail and before
 * that is recorded, the mail is sent again with the same Message-ID some minutes later.
 */
export function startMails(context: Stored & Mailing & Configured & Logs): Repetition {
  const { storage, mailer } = context;
  async function run(signal: AbortSignal): Promise<void> {
    while (mailer && !signal.aborted && (await storage.mails.hasDue())) {
      const due = await storage.transact((tx) => tx.mails.claimDue(CONCURRENCY));
      await Promise.all(due.map((mail) => attempt(context, mailer.send, mail, signal)));
    }
  }
  return repeat(context, run, 'mails were not sent; will retry');
}

type Send = NonNullable<Mailing['mailer']>['send'];

async function attempt(
  context: Stored & Mailing & Configured & Logs,
  send: Send,
  mail: DueMail,
  signal: AbortSignal,
): Promise<void> {
  const error = await sendTo(context, send, mail, signal);
  // The server stops, and may have the mail: it is sent again.
  if (signal.aborted && error !== null) return;
  const { id, kind, username, address } = mail;
  await context.storage.transact(async (tx) => {
    await tx.mails.recordAttempt(id, error, error && mailRetryDelay(error, mail.attempts + 1));
    if (error !== 'address-refused' || username === null || address === null) return;
    if (await tx.mails.refuseAddress(username, address)) {
      await tx.events.insert(systemActor, { kind: 'email.refused', target: username });
    }
  });
  if (error !== null) context.outageLog.warn({ kind, reason: error }, 'a mail was not sent');
}

async function sendTo(
  { mailContents, settings, publicUrl }: Mailing & Configured,
  send: Send,
  { kind, messageId, username, address, sealedContent }: DueMail,
  signal: AbortSignal,
): Promise<MailError | null> {
  if (address === null) return 'no-address';
  const text = mailContents.open(sealedContent);
  if (text === null) return 'unreadable';
  const content: MailContent = JSON.parse(text);
  const path = isSubscribedKind(kind) ? unsubscribePath(mailContents, username ?? address, kind) : null;
  const unsubscribeUrl = path && publicUrl + path;
  const { brandName: brand } = settings.values;
  return send({ to: address, messageId, content, brand, publicUrl, unsubscribeUrl }, signal);
}
