import { sql } from 'kysely';
import type { OwnAddress } from '#domain/mail/mail.ts';
import type { Db } from '../tables.ts';

const of = (username: string) => sql`where username = lower(${username})`;

async function find(db: Db, username: string): Promise<OwnAddress> {
  const { rows } = await sql<OwnAddress>`
    select email, pending_email as pending, email_refused_at is not null as "isRefused"
    from users ${of(username)}`.execute(db);
  return rows[0] ?? { email: null, pending: null, isRefused: false };
}

/** Usernames of active people with a password of their own here who have this username or this proved address. */
async function whoForgot(db: Db, login: string): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select username from users where (username = lower(${login}) or lower(email) = lower(${login}))
      and email is not null and email_refused_at is null and not disabled and not is_demo
      and exists (select from credentials where user_id = users.id and password is not null)
      and (select count(*) from mails where user_id = users.id and kind = 'password-reset'
        and created_at > now() - interval '1 hour') < ${sql.lit(MAX_RESETS_PER_HOUR)}
    order by username limit ${sql.lit(MAX_SAME_ADDRESS)}`.execute(db);
  return rows.map(({ username }) => username);
}

/** Prevents flooding the mailbox of someone else. */
const MAX_RESETS_PER_HOUR = 3;
/** People may share an address. */
const MAX_SAME_ADDRESS = 5;

/** Until another link to prove an address may be sent to it; null at once. */
async function secondsToNextProof(db: Db, address: string, maxPerHour: number): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from created_at + interval '1 hour' - now()))::integer as seconds from mails
    where lower(address) = lower(${address}) and kind = 'address-proof' and created_at > now() - interval '1 hour'
    order by created_at desc offset ${maxPerHour - 1} limit 1`.execute(db);
  return rows[0]?.seconds ?? null;
}

/** The active admins of all properties. */
async function admins(db: Db): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select username from users where role = 'admin' and not disabled and access_listing_ids is null
    order by username`.execute(db);
  return rows.map(({ username }) => username);
}

/** Sets the address that waits until it is proved; null for none. */
async function setPending(db: Db, username: string, pending: string | null): Promise<void> {
  await sql`update users set pending_email = ${pending} ${of(username)}`.execute(db);
}

/** Uses a proved address. @returns false if it is no longer the pending one */
async function prove(db: Db, username: string, email: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set email = pending_email, pending_email = null, email_refused_at = null
    ${of(username)} and pending_email = ${email}`.execute(db);
  return numAffectedRows === 1n;
}

/** Sets an address that others have proved, or none. */
async function set(db: Db, username: string, email: string | null): Promise<void> {
  await sql`update users
    set email = ${email}, pending_email = null, email_refused_at = null ${of(username)}`.execute(db);
}

export const addressReaders = { find, whoForgot, secondsToNextProof, admins };
export const addressWriters = { setPending, prove, set };
