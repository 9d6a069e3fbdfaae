import { type Kysely, sql } from 'kysely';

/** Which channels may be shown, where that differs from what is usual, and why reviews are kept from the public. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create table channel_rights (
      channel text primary key,
      rights text not null check (rights in ('shown', 'warned', 'hidden')),
      set_by text,
      set_at timestamptz not null default now()
    )`,
    // Finds the channels that occur without reading every review, and the reviews of one by date.
    sql`create index reviews_of_channel_by_date on reviews (channel, submitted_at, id)`,
    // A reason comes after its decision, and the decision is never changed: the reason is an entry of its own.
    sql`create table decision_reasons (
      id bigint generated always as identity primary key,
      decision_id bigint not null references decisions (id) on delete cascade,
      reason text not null,
      given_by text not null,
      given_at timestamptz not null default now()
    )`,
    sql`create index reasons_of_decision on decision_reasons (decision_id, id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
