import { type Kysely, sql } from 'kysely';

const NEW_NAMES = {
  replies: 'responses',
  made_at: 'created_at',
  given_at: 'created_at',
  written_at: 'created_at',
  raised_at: 'created_at',
  set_at: 'changed_at',
  set_by: 'changed_by',
  scope_listing_ids: 'access_listing_ids',
  scope_group_ids: 'access_group_ids',
  impossible: 'cancelled',
};

const COLUMNS: Partial<Record<keyof typeof NEW_NAMES, string[]>> = {
  made_at: ['batches', 'views', 'invitations', 'password_resets'],
  given_at: ['decision_reasons'],
  written_at: ['responses', 'review_notes'],
  raised_at: ['alerts'],
  set_at: ['channel_rights'],
  set_by: ['channel_rights'],
  scope_listing_ids: ['users', 'invitations', 'api_tokens'],
  scope_group_ids: ['users', 'invitations', 'api_tokens'],
};

/** The bodies of functions are text, which a rename does not change. */
const REWRITE_FUNCTIONS = `do $$ declare body text; begin
  for body in
    select pg_get_functiondef(pg_proc.oid) from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = current_schema()::regnamespace and lanname = 'plpgsql'
  loop
    ${Object.entries(NEW_NAMES)
      .map(([from, to]) => `body := regexp_replace(body, '\\m${from}\\M', '${to}', 'g');`)
      .join('\n    ')}
    execute body;
  end loop;
end $$`;

const STATEMENTS = [
  `alter table replies rename to responses`,
  `alter index replies_pkey rename to responses_pkey`,
  `alter index replies_waiting rename to responses_waiting`,
  `alter table responses rename constraint replies_review_id_fkey to responses_review_id_fkey`,
  `alter table users rename constraint users_scope_check to users_access_check`,
  ...Object.entries(COLUMNS).flatMap(([from, tables]) =>
    tables.map(
      (table) => `alter table ${table} rename column ${from} to ${NEW_NAMES[from as keyof typeof NEW_NAMES]}`,
    ),
  ),
  REWRITE_FUNCTIONS,
  `alter table responses drop constraint replies_state_check`,
  // It is no event: the state only has another name.
  `alter table responses disable trigger user`,
  `update responses set state = 'cancelled' where state = 'impossible'`,
  `alter table responses enable trigger user`,
  `alter table responses add constraint responses_state_check
     check (state in ('waiting', 'sent', 'refused', 'cancelled'))`,
];

/** One name for each thing: responses, access, and when a row was created or changed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
