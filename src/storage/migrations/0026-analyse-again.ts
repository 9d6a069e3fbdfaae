import { type Kysely, sql } from 'kysely';

/** Analyses the topics of all texts again in the background, because the lexicon has changed. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`insert into analysis_queue select id from reviews where has_text on conflict do nothing`.execute(
    db,
  );
}
