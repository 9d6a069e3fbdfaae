import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table imports (
    id uuid primary key,
    imported_by text not null,
    imported_at timestamptz not null default now()
  )`,
  // The import that stored the present content. Null if a sync stored or confirmed it, or if unknown.
  'alter table reviews add column import_id uuid references imports',
  'alter table quarantined_rows add column import_id uuid references imports',

  // Changes of stored reviews by imports. The import is unknown for rows that were quarantined before this migration.
  `create table import_changes (
    id bigint generated always as identity primary key,
    review_id bigint not null references reviews on delete cascade,
    import_id uuid references imports,
    at timestamptz not null default now(),
    revision jsonb not null
  )`,
  'create index import_changes_of_review on import_changes (review_id, id)',

  `alter table decisions drop constraint decisions_cause_check,
    add constraint decisions_cause_check check (cause in ('manager', 'sync', 'import'))`,

  // As migration 0027 protects decisions.
  `create function protect_import_changes() returns trigger language plpgsql as $$
    begin
      -- With its review, or because a guest is erased.
      if tg_op = 'DELETE' and not exists (
        select from reviews where id = old.review_id and not exists (
          select from erased_reviews e where (e.source, e.upstream_id) = (reviews.source, reviews.upstream_id))
      ) then
        return old;
      end if;
      raise exception 'import_changes are append-only' using errcode = 'insufficient_privilege';
    end $$`,
  `create function protect_imports() returns trigger language plpgsql as $$
    begin
      -- Foreign keys keep an import that has stored something.
      if tg_op = 'DELETE' then
        return old;
      end if;
      raise exception 'imports are append-only' using errcode = 'insufficient_privilege';
    end $$`,
  ...['imports', 'import_changes'].flatMap((table) => [
    `create trigger protected before update or delete on ${table} for each row execute function protect_${table}()`,
    `create trigger not_truncated before truncate on ${table} for each statement execute function refuse_truncate()`,
  ]),
];

/** Who imported a review, and which changes imports made. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
