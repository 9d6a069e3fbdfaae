import { type Kysely, sql } from 'kysely';

const FUNCTIONS = [
  'protect_security_events',
  'protect_batches',
  'protect_assignee_changes',
  'protect_decisions',
  'protect_decision_reasons',
  'protect_imports',
  'protect_import_changes',
];

/**
 * The triggers of append-only tables read the product's own tables, whatever the search path of the session is: temporary
 * tables of the same names would otherwise come first.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of FUNCTIONS) {
    await sql
      .raw(
        `do $$ begin
          execute format('alter function ${name}() set search_path = %I, pg_temp', current_schema());
        end $$`,
      )
      .execute(db);
  }
}
