import { sql } from 'kysely';
import type { SourceAccount } from '#domain/sources/source-account.ts';
import type { Db } from '../tables.ts';
import { OWN_LISTING } from '../tasks/own-listing.ts';
import { deleteTokensExcept } from './encrypted-token.ts';

/** The connected accounts, the oldest first. */
async function list(db: Db): Promise<SourceAccount[]> {
  const rows = await db
    .selectFrom('source_accounts')
    .leftJoin('source_webhooks', 'source', 'id')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    account: row.account,
    sealedSettings: row.sealed_settings ?? '',
    isPaused: row.paused,
    webhook:
      row.address && row.sealed_secret
        ? {
            address: row.address,
            sealedSecret: row.sealed_secret,
            lastNoticeAt: row.last_notice_at,
            lastRefusal:
              row.last_refused_at && row.last_refusal
                ? { at: row.last_refused_at, reason: row.last_refusal }
                : null,
          }
        : null,
    createdBy: row.created_by,
    createdAt: row.created_at,
  }));
}

/** The name of each account that was ever connected. */
async function names(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('source_accounts').select(['id', 'name']).execute();
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
  {
    id,
    kind,
    name,
    account,
    sealedSettings,
  }: Pick<SourceAccount, 'id' | 'kind' | 'name' | 'account' | 'sealedSettings'>,
  by: string,
): Promise<void> {
  const row = { name, account, sealed_settings: sealedSettings, created_by: by };
  await db
    .insertInto('source_accounts')
    .values({ id, kind, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...row,
        created_at: sql<Date>`now()`,
        paused: false,
        removed_at: null,
        withdrawing: false,
      }),
    )
    .execute();
}

/** Changes what is given. */
async function update(
  db: Db,
  id: string,
  { name, isPaused, sealedSettings }: Partial<Pick<SourceAccount, 'name' | 'isPaused' | 'sealedSettings'>>,
): Promise<void> {
  await db
    .updateTable('source_accounts')
    .set({ id, name, paused: isPaused, sealed_settings: sealedSettings })
    .where('id', '=', id)
    .execute();
}

/** Removes an account and deletes its settings. */
async function remove(db: Db, id: string, { withdrawing }: { withdrawing: boolean }): Promise<void> {
  await db
    .updateTable('source_accounts')
    .set({ sealed_settings: null, removed_at: sql`now()`, withdrawing })
    .where('id', '=', id)
    .execute();
}

/** Whether an account may not be synced, because it was paused or removed. The row is locked until the transaction ends. */
async function isStopped(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('source_accounts')
    .select(['removed_at', 'paused'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row !== undefined && (row.removed_at !== null || row.paused);
}

/** Removed accounts whose reviews still have to be withdrawn. */
async function listWithdrawing(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('source_accounts').select('id').where('withdrawing', '=', true).execute();
  return rows.map(({ id }) => id);
}

/** Locks a removed account whose reviews are being withdrawn. @returns whether they still are */
async function lockWithdrawing(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('source_accounts')
    .select('id')
    .where('id', '=', id)
    .where('withdrawing', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that no review is left. Does nothing if the account was connected again. */
async function endWithdrawing(db: Db, id: string): Promise<void> {
  await db.updateTable('source_accounts').set({ withdrawing: false }).where('id', '=', id).execute();
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
