import { type Kysely, sql } from 'kysely';

/** Whoever keeps in memory who is signed in hears when a session ends or changes, or a user does, whatever wrote it. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create function note_sessions_changed() returns trigger language plpgsql as $$
      begin
        insert into changes (topic) values ('session');
        return null;
      end $$`,
    sql`create trigger sessions_ended after delete or update on sessions
      for each statement execute function note_sessions_changed()`,
    sql`create trigger users_changed after delete or update on users
      for each statement execute function note_sessions_changed()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
