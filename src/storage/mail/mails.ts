import { type RawBuilder, sql } from 'kysely';
import {
  MAIL_DAYS,
  type MailError,
  type MailFigures,
  type MailKind,
  type MailRecipient,
  type MailStatus,
  type SubscribedKind,
} from '#domain/mail/mail.ts';
import type { Db } from '../tables.ts';

/** A mail with what an attempt needs. */
export interface DueMail {
  id: number;
  messageId: string;
  kind: MailKind;
  /** Null for a bare address. */
  username: string | null;
  /** Null if the user has no address any more. */
  address: string | null;
  sealedContent: string;
  attempts: number;
}

/** For so long, no other process repeats an attempt. If the process is killed, the mail is sent again then. */
const ATTEMPT_SECONDS = 180;
const DUE = sql`mails.state = 'waiting' and next_attempt_at <= now()`;

async function hasDue(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean;
  }>`select exists(select from mails where ${DUE}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Adds a mail. A user needs an address that is not refused and an active account, unless `address` is given too.
 *
 * @returns false if the recipient cannot be mailed or has unsubscribed
 */
async function insert(
  db: Db,
  to: MailRecipient,
  {
    kind,
    sealedContent,
    hours,
    isDemo,
  }: {
    kind: MailKind;
    sealedContent: string;
    hours: number;
    /** Whether users of the demo get mails: only its own mailbox is meant for them. */
    isDemo: boolean;
  },
): Promise<boolean> {
  const wanted = (recipient: string) => sql`not exists (
    select from mail_unsubscriptions where recipient = lower(${recipient}) and kind = ${kind}::text)`;
  const values = sql`${kind}::text, ${sealedContent}::text, now() + make_interval(secs => ${hours * 3600})`;
  const { numAffectedRows } = await ('username' in to
    ? sql`insert into mails (user_id, kind, sealed_content, give_up_at)
        select id, ${values} from users where username = lower(${to.username}) and not disabled and (${isDemo}::boolean or not is_demo)
          and email is not null and email_refused_at is null and ${wanted(to.username)}`
    : sql`insert into mails (address, kind, sealed_content, give_up_at)
        select ${to.address}::text, ${values} where ${wanted(to.address)}`
  ).execute(db);
  return numAffectedRows === 1n;
}

/** Ends waiting mails that meet a condition, and deletes their content. */
export async function endWaiting(
  db: Db,
  error: 'expired' | 'withdrawn',
  condition: RawBuilder<unknown>,
): Promise<void> {
  await sql`update mails set state = 'failed', error = ${error}, sealed_content = null, next_attempt_at = null
    where state = 'waiting' and ${condition}`.execute(db);
}

/** Mails also expire while the product does not run or cannot send. */
const giveUpLate = (db: Db) => endWaiting(db, 'expired', sql`give_up_at <= now()`);

/** Mails that are due, oldest first, which no other process attempts for some minutes. */
async function claimDue(db: Db, limit: number): Promise<DueMail[]> {
  await giveUpLate(db);
  const { rows } = await sql<DueMail>`
    with due as (
      select id from mails where ${DUE} order by next_attempt_at, id limit ${limit} for update skip locked
    ), claimed as (
      update mails set next_attempt_at = now() + make_interval(secs => ${sql.lit(ATTEMPT_SECONDS)})
      where id in (select id from due) returning *
    )
    select claimed.id, message_id as "messageId", kind, username, sealed_content as "sealedContent", attempts,
      coalesce(address, case when not disabled and email_refused_at is null then email end) as address
    from claimed left join users on users.id = user_id order by claimed.id`.execute(db);
  return rows;
}

/** Records an attempt. Content is deleted once it is not needed. @param delay seconds until the next attempt; null if there is none */
async function recordAttempt(
  db: Db,
  id: number,
  error: MailError | null,
  delay: number | null,
): Promise<void> {
  const next = sql`now() + make_interval(secs => ${delay ?? 0})`;
  const retries = sql`(${error !== null && delay !== null}::boolean and ${next} < give_up_at)`;
  await sql`
    update mails set attempts = attempts + 1, last_attempt_at = now(), error = ${error}::text,
      state = case when ${retries} then 'waiting' when ${error}::text is null then 'sent' else 'failed' end,
      next_attempt_at = case when ${retries} then ${next} end,
      sealed_content = case when ${retries} then sealed_content end
    where id = ${id} and state = 'waiting'`.execute(db);
}

/** Marks the address of a user as refused. @returns false if they have another one by now, or it is marked already */
async function refuseAddress(db: Db, username: string, address: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update users set email_refused_at = now()
    where username = ${username} and email = ${address} and email_refused_at is null`.execute(db);
  return numAffectedRows === 1n;
}

async function deleteOld(db: Db): Promise<void> {
  await giveUpLate(db);
  await sql`delete from mails where state <> 'waiting'
    and created_at < now() - make_interval(days => ${sql.lit(MAIL_DAYS)})`.execute(db);
}

async function figures(db: Db): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')), 0)::float8 as "oldestWaitingSeconds"
    from mails where state <> 'sent'`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, oldestWaitingSeconds: 0 };
}

/** What is known about sending, for admins. */
async function status(db: Db): Promise<MailStatus> {
  const { rows } = await sql<Pick<MailStatus, 'lastSentAt' | 'lastFailure'>>`
    select (select max(last_attempt_at) from mails where state = 'sent') as "lastSentAt",
      (select json_build_object('at', last_attempt_at, 'kind', kind, 'error', error) from mails
        where error is not null and last_attempt_at is not null
        order by last_attempt_at desc limit 1) as "lastFailure"`.execute(db);
  const { lastSentAt = null, lastFailure = null } = rows[0] ?? {};
  return {
    ...(await figures(db)),
    lastSentAt,
    lastFailure: lastFailure && { ...lastFailure, at: new Date(lastFailure.at) },
  };
}

/** Ends mails of a kind to a person or a bare address, including those that wait. @param recipient a username or an address */
async function unsubscribe(db: Db, recipient: string, kind: SubscribedKind): Promise<void> {
  await sql`insert into mail_unsubscriptions (recipient, kind) values (lower(${recipient}), ${kind})
    on conflict do nothing`.execute(db);
  const isOf = sql`(lower(address) = lower(${recipient})
    or user_id = (select id from users where username = lower(${recipient})))`;
  await endWaiting(db, 'withdrawn', sql`kind = ${kind} and ${isOf}`);
}

/** Removes all unsubscriptions of a person. What they have chosen since says which mails they get. */
async function resubscribe(db: Db, username: string): Promise<void> {
  await sql`delete from mail_unsubscriptions where recipient = lower(${username})`.execute(db);
}

export const mailReaders = { hasDue, figures, status };
export const mailWriters = {
  insert,
  claimDue,
  recordAttempt,
  refuseAddress,
  unsubscribe,
  resubscribe,
  deleteOld,
};
