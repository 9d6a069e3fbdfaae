import { sql } from 'kysely';
import type { RefusedCall } from '#domain/sources/notice.ts';
import type { SourceAccount } from '#domain/sources/source-account.ts';
import type { Db } from '../tables.ts';
import { OWN_LISTING } from '../tasks/own-listing.ts';
import { deleteTokensExcept } from './encrypted-token.ts';

/** Of the address of an account, if it has one. */
interface WebhookColumns {
  address: string | null;
  sealedSecret: string;
  lastNoticeAt: Date | null;
  lastRefusedAt: Date | null;
  lastRefusal: RefusedCall;
}

/** The connected accounts, the oldest first. */
async function list(db: Db): Promise<SourceAccount[]> {
  const { rows } = await sql<Omit<SourceAccount, 'webhook'> & WebhookColumns>`
    select id, kind, name, account, coalesce(sealed_settings, '') as "sealedSettings", paused as "isPaused",
      created_by as "createdBy", created_at as "createdAt", address, sealed_secret as "sealedSecret",
      last_notice_at as "lastNoticeAt", last_refused_at as "lastRefusedAt", last_refusal as "lastRefusal"
    from source_accounts left join source_webhooks on source = id
    where removed_at is null order by created_at, id`.execute(db);
  return rows.map(({ address, sealedSecret, lastNoticeAt, lastRefusedAt, lastRefusal, ...account }) => ({
    ...account,
    webhook:
      address === null
        ? null
        : {
            address,
            sealedSecret,
            lastNoticeAt,
            lastRefusal: lastRefusedAt && { at: lastRefusedAt, reason: lastRefusal },
          },
  }));
}

/** The name of each account that was ever connected. */
async function names(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from source_accounts`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The account of each source that was ever connected or synced; null if that was before accounts were recorded. */
async function owners(db: Db): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; account: string | null }>`
    (select distinct on (source) source as id, account from sync_runs where source <> 'demo'
      order by source, sync_runs.id desc)
    union all select id, account from source_accounts`.execute(db);
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/** Adds an account, or connects a removed one again. */
async function upsert(
  db: Db,
  source: Pick<SourceAccount, 'id' | 'kind' | 'name' | 'account' | 'sealedSettings'>,
  by: string,
): Promise<void> {
  await sql`
    insert into source_accounts (id, kind, name, account, sealed_settings, created_by)
    values (${source.id}, ${source.kind}, ${source.name}, ${source.account}, ${source.sealedSettings}, ${by})
    on conflict (id) do update set name = excluded.name, account = excluded.account,
      sealed_settings = excluded.sealed_settings, created_by = excluded.created_by, created_at = now(),
      paused = false, removed_at = null, withdrawing = false`.execute(db);
}

/** Changes what is given. */
async function update(
  db: Db,
  id: string,
  { name, isPaused, sealedSettings }: Partial<Pick<SourceAccount, 'name' | 'isPaused' | 'sealedSettings'>>,
): Promise<void> {
  await sql`
    update source_accounts set name = coalesce(${name}, name), paused = coalesce(${isPaused}, paused),
      sealed_settings = coalesce(${sealedSettings}, sealed_settings)
    where id = ${id}`.execute(db);
}

/** Removes an account and deletes its settings. */
async function remove(db: Db, id: string, { withdrawing }: { withdrawing: boolean }): Promise<void> {
  await sql`update source_accounts set sealed_settings = null, removed_at = now(), withdrawing = ${withdrawing}
    where id = ${id}`.execute(db);
}

/** Whether an account may not be synced, because it was paused or removed. The row is locked until the transaction ends. */
async function isStopped(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ isStopped: boolean }>`
    select removed_at is not null or paused as "isStopped" from source_accounts
    where id = ${id} for share`.execute(db);
  return rows[0]?.isStopped ?? false;
}

/** Removed accounts whose reviews still have to be withdrawn. */
async function listWithdrawing(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from source_accounts where withdrawing`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks a removed account whose reviews are being withdrawn. @returns whether they still are */
async function lockWithdrawing(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from source_accounts where id = ${id} and withdrawing for update`.execute(db);
  return rows.length > 0;
}

/** Records that no review is left. Does nothing if the account was connected again. */
async function endWithdrawing(db: Db, id: string): Promise<void> {
  await sql`update source_accounts set withdrawing = false where id = ${id}`.execute(db);
}

/** How many reviews of a source are not withdrawn, up to a limit. */
async function countReviews(db: Db, source: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from reviews where source = ${source} and withdrawn_at is null limit ${limit}
    ) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The sources of reviews that are not withdrawn. Skips from one to the next in the index `reviews_of_source_by_date`. */
async function listOfReviews(db: Db): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    with recursive each as (
      (select min(source) as source from reviews where withdrawn_at is null)
      union all
      select (select min(reviews.source) from reviews where withdrawn_at is null and reviews.source > each.source)
      from each where source is not null
    )
    select source from each where source is not null`.execute(db);
  return rows.map(({ source }) => source);
}

/** How many responses and tasks have to be sent to a source, or wait for an approval before. */
async function countWaiting(db: Db, source: string): Promise<{ responses: number; tasks: number }> {
  const { rows } = await sql<{ responses: number; tasks: number }>`
    select
      (select count(*)::int from responses join reviews on reviews.id = review_id
        where state in ('unapproved', 'waiting') and source = ${source}) as responses,
      (select count(*)::int from tasks join listings on listings.id = ${OWN_LISTING}
        where state = 'waiting' and source = ${source}) as tasks`.execute(db);
  return rows[0] ?? { responses: 0, tasks: 0 };
}

export const sourceAccountReaders = {
  list,
  names,
  owners,
  listWithdrawing,
  countReviews,
  countWaiting,
  listOfReviews,
};
export const sourceAccountWriters = {
  upsert,
  update,
  remove,
  isStopped,
  lockWithdrawing,
  endWithdrawing,
  deleteTokensExcept,
};
