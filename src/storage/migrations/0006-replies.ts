import { type Kysely, sql } from 'kysely';

/** Responses that managers write here, on their way to Hostaway: one per review, for it takes one for ever. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create table replies (
      review_id bigint primary key references reviews (id) on delete cascade,
      text text not null,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'impossible')),
      words text,
      attempts integer not null default 0,
      last_error text,
      written_by text not null,
      written_at timestamptz not null default now(),
      settled_at timestamptz
    )`,
    sql`create index replies_waiting on replies (written_at) where state = 'waiting'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
