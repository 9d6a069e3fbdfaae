import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table webhooks
    add column format text not null default 'standard' check (format in ('standard', 'slack', 'teams')),
    alter column sealed_secret drop not null,
    add check (format <> 'standard' or sealed_secret is not null)`,
  // What a chat was sent. It is written before the first attempt, and the same for every attempt.
  'alter table webhook_deliveries add column sent_body text',
];

/** Webhooks of Slack and Teams, which get texts for people and no signatures. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
