import { sql } from 'kysely';
import { NOTICE_DAYS, type NoticeSubject, type RefusedCall } from '#domain/sources/notice.ts';
import type { Db } from '../tables.ts';

/** For so long no other process reads a notice. If the process is killed, it is read again then. */
const ATTEMPT_SECONDS = 60;
/** A sync that starts records that it reads everything, so this only repeats its job if that was lost. */
const SYNC_SECONDS = 60;
const MAX_NOTICES = 500;

export interface DueNotice extends NoticeSubject {
  source: string;
  delivery: string;
  attempts: number;
}

/** Gives an account a new address. @param sealedSecret kept if it is not given; the first address needs one */
async function renewAddress(db: Db, source: string, sealedSecret: string | undefined): Promise<boolean> {
  const { rows } =
    sealedSecret === undefined
      ? await sql`update source_webhooks set address = gen_random_uuid()
          where source = ${source} returning source`.execute(db)
      : await sql`
          insert into source_webhooks (source, sealed_secret) values (${source}, ${sealedSecret})
          on conflict (source) do update set address = gen_random_uuid(), sealed_secret = excluded.sealed_secret,
            last_refused_at = null, last_refusal = null returning source`.execute(db);
  return rows.length > 0;
}

/** Deletes the address of an account, and what was announced there. */
async function removeAddress(db: Db, source: string): Promise<void> {
  await sql`delete from source_notices where source = ${source}`.execute(db);
  await sql`delete from source_webhooks where source = ${source}`.execute(db);
}

/**
 * Stores a notice that has not been received before. Repetitions at the same time wait for each other.
 *
 * @param address the value of the address that was called, which may have been replaced
 * @returns whether it is new
 */
async function insert(
  db: Db,
  source: string,
  address: string,
  { delivery, subject: { listing, review } }: { delivery: string; subject: NoticeSubject },
): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into source_notices (source, delivery, listing, review)
      select source, ${delivery}, ${listing}, ${review} from source_webhooks where source = ${source} and address = ${address}::uuid
      on conflict do nothing returning source
    )
    update source_webhooks set last_notice_at = now()
    where source in (select source from added) returning source`.execute(db);
  return rows.length > 0;
}

async function recordRefusal(db: Db, source: string, reason: RefusedCall): Promise<void> {
  await sql`update source_webhooks set last_refused_at = now(), last_refusal = ${reason}
    where source = ${source}`.execute(db);
}

/** Whether a notice of these accounts is due. Uses `source_notices_due`. */
async function hasDue(db: Db, sources: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from source_notices
      where source = any(${sources}) and next_attempt_at <= now()) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Notices of these accounts that are due, which no other process reads for a minute. */
async function claimDue(db: Db, sources: readonly string[]): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with due as (
      select source, delivery from source_notices where source = any(${sources}) and next_attempt_at <= now()
      order by received_at limit ${sql.lit(MAX_NOTICES)} for update skip locked
    )
    update source_notices as claimed set attempts = attempts + 1,
      next_attempt_at = now() + make_interval(secs => case
        when claimed.listing is null and claimed.review is null then ${sql.lit(SYNC_SECONDS)} else ${sql.lit(ATTEMPT_SECONDS)} end)
    from due where claimed.source = due.source and claimed.delivery = due.delivery
    returning claimed.source, claimed.delivery, listing, review, attempts`.execute(db);
  return rows;
}

/** Records that notices were read. @param duringSync whether a sync of the account was running */
async function markRead(
  db: Db,
  source: string,
  deliveries: readonly string[],
  duringSync: boolean,
): Promise<void> {
  await sql`update source_notices set next_attempt_at = null, during_sync = ${duringSync}
    where source = ${source} and delivery in (select unnest(${deliveries}::text[]))`.execute(db);
}

/** Records that notices could not be read. @param seconds until the next attempt; null if there is none */
async function postpone(
  db: Db,
  source: string,
  deliveries: readonly string[],
  seconds: number | null,
): Promise<void> {
  await sql`update source_notices set next_attempt_at = now() + make_interval(secs => ${seconds})
    where source = ${source} and delivery in (select unnest(${deliveries}::text[]))`.execute(db);
}

/** A sync begins, which reads what may be anything. */
async function settleByStartedSync(db: Db, source: string): Promise<void> {
  await sql`update source_notices set next_attempt_at = null where source = ${source}
    and listing is null and review is null and next_attempt_at is not null`.execute(db);
}

/** A sync has ended, which may have stored rows that it had requested before a notice was read: it is read once more. */
async function repeatAfterSync(db: Db, source: string): Promise<void> {
  await sql`update source_notices set next_attempt_at = now(), during_sync = false, attempts = 0
    where source = ${source} and during_sync`.execute(db);
}

async function deleteOld(db: Db): Promise<void> {
  await sql`delete from source_notices
    where received_at < now() - make_interval(days => ${sql.lit(NOTICE_DAYS)})`.execute(db);
}

export const noticeReaders = { hasDue };
export const noticeWriters = {
  renewAddress,
  removeAddress,
  insert,
  recordRefusal,
  claimDue,
  markRead,
  postpone,
  settleByStartedSync,
  repeatAfterSync,
  deleteOld,
};
