import type { Generated } from 'kysely';
import type { MailError, MailKind, SubscribedKind } from '#domain/mail/mail.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface MailsTable {
  id: Generated<number>;
  message_id: Generated<string>;
  /** Of the recipient, whose address is looked up when it is sent, unless `address` is set. */
  user_id: string | null;
  address: string | null;
  kind: MailKind;
  /** Encrypted, see `sealed-text.ts`: it may have a secret link or texts of guests. Null once it is sent or given up. */
  sealed_content: string | null;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  error: MailError | null;
  created_at: CreatedAt;
  last_attempt_at: Date | null;
  /** While an attempt runs, when another process may repeat it. */
  next_attempt_at: Generated<Date | null>;
  give_up_at: Date;
}

interface MailUnsubscriptionsTable {
  /** A username or an address, in lower case. */
  recipient: string;
  kind: SubscribedKind;
  created_at: CreatedAt;
}

export interface MailTables {
  mails: MailsTable;
  mail_unsubscriptions: MailUnsubscriptionsTable;
}
