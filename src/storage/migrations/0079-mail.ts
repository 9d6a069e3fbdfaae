import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table users
    add column email text,
    add column pending_email text,
    add column email_refused_at timestamptz`,
  'alter table invitations add column email text',
  `create table mails (
    id bigint generated always as identity primary key,
    message_id uuid not null default gen_random_uuid(),
    user_id text references users on delete cascade,
    address text,
    kind text not null,
    sealed_content text,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    error text,
    created_at timestamptz not null default now(),
    last_attempt_at timestamptz,
    next_attempt_at timestamptz default now(),
    give_up_at timestamptz not null,
    check (user_id is not null or address is not null),
    check ((state = 'waiting') = (sealed_content is not null))
  )`,
  `create index mails_waiting on mails (next_attempt_at) where state = 'waiting'`,
  'create index mails_of_user on mails (user_id, created_at) where user_id is not null',
  `create table mail_unsubscriptions (
    -- A username or an address, in lower case.
    recipient text not null,
    kind text not null,
    created_at timestamptz not null default now(),
    primary key (recipient, kind)
  )`,
  `insert into event_cursors (reader) values ('account-mails')`,
];

/** Mails that wait or were sent, the addresses of people, and who has unsubscribed from what. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
