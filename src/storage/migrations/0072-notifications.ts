import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // What is missing has the default for the role of the person.
  `create table notification_preferences (
    user_id text primary key references users on delete cascade,
    kinds jsonb not null,
    stars smallint not null,
    listing_ids integer[] not null,
    quiet_hours jsonb,
    time_zone text
  )`,
  `create table notifications (
    id bigint generated always as identity primary key,
    user_id text not null references users on delete cascade,
    kind text not null,
    actor text,
    -- How many reviews of each property it is about, {"7": 12}; null if it is not about properties.
    listing_counts jsonb,
    -- The newest of these reviews.
    review_ids bigint[] not null,
    data jsonb not null,
    in_bell boolean not null,
    mail_waiting boolean not null,
    created_at timestamptz not null default now(),
    read_at timestamptz
  )`,
  'create index notifications_in_bell on notifications (user_id, id) where in_bell',
  'create index notifications_unread on notifications (user_id) where in_bell and read_at is null',
  'create index notifications_to_mail on notifications (user_id) where mail_waiting',
  // What the clock has found, so that it is found once: the id of a review or of a sync run.
  `create table notification_marks (
    kind text not null,
    subject bigint not null,
    created_at timestamptz not null default now(),
    primary key (kind, subject)
  )`,
  `insert into event_cursors (reader) values ('notifications')`,
];

/** Notifications of people, and what they want to be notified of. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
