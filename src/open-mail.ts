import type { SmtpServer } from '#connectors/mail/mail-sender.ts';
import { isLoopback } from '#domain/host.ts';
import type { Clock, Logs, Mailing } from '#services/context.ts';
import { countByWindow } from '#services/rate-limits.ts';
import { sealer } from '#storage/sealed-text.ts';

const HOUR_MS = 3_600_000;

/** What services need to send mails. Loads the library only if mails are sent. */
export async function openMail(
  smtp: SmtpServer | null,
  secret: string,
  {
    mailbox,
    publicUrl,
    now,
    log,
  }: Pick<Mailing, 'mailbox' | 'publicUrl'> & Pick<Clock, 'now'> & Pick<Logs, 'log'>,
): Promise<Mailing> {
  if (smtp && isLoopback(new URL(publicUrl).hostname) && !isLoopback(smtp.host)) {
    log.warn(
      { publicUrl },
      'links in emails work on this machine only: set PUBLIC_URL to the address of the product',
    );
  }
  return {
    mailbox,
    publicUrl,
    ownMails: countByWindow(HOUR_MS, now),
    mailer: smtp && (await import('#connectors/mail/mail-sender.ts')).mailSender(smtp),
    mailContents: sealer('mail', secret),
  };
}
