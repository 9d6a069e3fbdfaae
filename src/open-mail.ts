import type { SmtpServer } from '#connectors/mail/mail-sender.ts';
import type { Clock, Mailing } from '#services/context.ts';
import { countByWindow } from '#services/rate-limits.ts';
import { sealer } from '#storage/sealed-text.ts';

const MINUTE_MS = 60_000;

/** What services need to send mails. Loads the library only if mails are sent. */
export async function openMail(
  smtp: SmtpServer | null,
  secret: string,
  { mailbox, publicUrl, now }: Pick<Mailing, 'mailbox' | 'publicUrl'> & Pick<Clock, 'now'>,
): Promise<Mailing> {
  return {
    mailbox,
    publicUrl,
    ownMails: countByWindow(MINUTE_MS, now),
    mailer: smtp && (await import('#connectors/mail/mail-sender.ts')).mailSender(smtp),
    mailContents: sealer('mail', secret),
  };
}
