import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { MailStatus } from '#domain/mail/mail.ts';
import type { Mailing, SignIns, Stored } from '../context.ts';
import { limitMails, requireMail } from './addresses.ts';
import { testMail } from './copy.ts';
import { queueMail } from './queue-mail.ts';

/** What is known about sending. @throws conflict without SMTP */
export async function mailStatus({ storage, mailer }: Stored & Mailing): Promise<MailStatus> {
  if (!mailer) throw new AppError('no-mail');
  return storage.mails.status();
}

/** Sends a mail to the actor. @throws conflict without SMTP or an address of theirs; rate-limited */
export async function sendTestMail(context: SignIns & Mailing, actor: Actor): Promise<MailStatus> {
  await requireMail(context, actor);
  limitMails(context, actor);
  const content = testMail();
  const to = { username: actor.name };
  const isQueued = await context.storage.transact((tx) =>
    queueMail(context, tx, { to, kind: 'test', content }),
  );
  if (!isQueued) throw new AppError('no-mail-address');
  return mailStatus(context);
}
