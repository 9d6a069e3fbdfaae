import { type Kysely, sql } from 'kysely';

/**
 * Makes what searches look at anew, of all reviews at once, in a table that takes the place of the old one. After a large
 * load that takes a fraction of what its index takes to learn of one review after the other.
 *
 * What is queued after the first statement is not taken and so is made again. Searches see nothing of this before they see
 * all of it, and where it is cut off, whoever folds next begins anew.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create function remake_review_search() returns bigint language plpgsql as $$
    declare
      taken bigint;
    begin
      if not pg_try_advisory_xact_lock(7310003) then
        return 0;
      end if;
      delete from review_search_queue;
      get diagnostics taken = row_count;
      create table review_search_made as select id as review_id, words from searchable_reviews;
      alter table review_search_made alter column words set not null,
        add constraint review_search_made_pkey primary key (review_id);
      create index review_search_made_by_words on review_search_made using gin (words gin_trgm_ops);
      analyze review_search_made;
      -- Searches queue up behind whoever waits for the table: a short attempt, and then it is their turn.
      for attempt in 1 .. 300 loop
        begin
          perform set_config('lock_timeout', '200ms', true);
          lock table review_search in access exclusive mode;
          exit;
        exception when lock_not_available then
          if attempt = 300 then
            raise;
          end if;
          perform pg_sleep(1);
        end;
      end loop;
      drop table review_search;
      alter table review_search_made rename to review_search;
      alter index review_search_made_pkey rename to review_search_pkey;
      alter index review_search_made_by_words rename to review_search_by_words;
      return taken;
    end $$`.execute(db);
}
