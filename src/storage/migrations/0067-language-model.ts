import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // One budget for each service that is paid by request.
  'alter table google_usage rename to daily_usage',
  `alter table daily_usage add column service text not null default 'google'`,
  'alter table daily_usage alter column service drop default',
  'alter table daily_usage drop constraint google_usage_pkey, add primary key (service, day)',
  // The reviews for which a model has written a draft: some of their responses need a second look.
  `create table response_drafts (
    review_id bigint primary key references reviews on delete cascade,
    model text not null,
    prompt text not null,
    created_at timestamptz not null default now()
  )`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
