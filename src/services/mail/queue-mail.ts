import { DEFAULT_HOURS, type NewMail } from '#domain/mail/mail.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Mailing } from '../context.ts';

/**
 * Queues a mail in the transaction of the change that it is about; it is sent within seconds after the commit.
 *
 * Without SMTP nothing is queued, nor for a person who has no proved address, is deactivated, or has unsubscribed from the kind.
 * `content` is plain text and paths of this product; one template makes html and text of it, with the name of the company and,
 * for subscribed kinds, a link to unsubscribe. It is stored encrypted until the mail is sent or given up. For example:
 *
 *     await queueMail(context, tx, {
 *       to: { username },
 *       kind: 'digest',
 *       content: {
 *         subject: '3 reviews need a response',
 *         paragraphs: ['Since yesterday:'],
 *         items: [{ text: 'Harbour View', detail: '2 stars: “Cold rooms.”', path: '/answers' }],
 *         action: { label: 'Open answers', path: '/answers' },
 *         why: 'You get this because you chose a daily digest.',
 *       },
 *     });
 *
 * @returns false if no mail was queued
 */
export async function queueMail(
  { mailer, mailbox, mailContents }: Mailing,
  tx: Transaction,
  { to, kind, content, hours = DEFAULT_HOURS }: NewMail,
): Promise<boolean> {
  if (!mailer) return false;
  return tx.mails.insert(to, {
    kind,
    hours,
    sealedContent: mailContents.seal(JSON.stringify(content)),
    isDemo: mailbox !== null,
  });
}
