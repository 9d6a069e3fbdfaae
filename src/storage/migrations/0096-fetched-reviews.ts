import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Of sources that limit how long their content may be stored.
  `create table fetched_reviews (
    review_id bigint primary key references reviews on delete cascade,
    -- When the present content was last received.
    fetched_at timestamptz not null,
    -- A keyed hash of text and rating, once they are dropped: it shows whether they are the same when they come again.
    dropped_hash text
  )`,
  'create index fetched_reviews_by_time on fetched_reviews (fetched_at) where dropped_hash is null',
  // Dropping content and fetching it again is no change on the channel.
  'drop trigger content_changed on reviews',
  `create trigger content_changed before update of review_text, rating_tenths on reviews for each row
    when ((old.review_text, old.rating_tenths) is distinct from (new.review_text, new.rating_tenths)
      and old.withdrawn_because is distinct from 'content-dropped'
      and new.withdrawn_because is distinct from 'content-dropped')
    execute function note_content_change()`,
  // What had changed on the channel has texts of both times.
  `do $$ declare body text; begin
    select pg_get_functiondef('protect_decisions'::regproc) into body;
    body := replace(body, '-- A guest is erased.', '-- The content of its review may be stored for a limited time.
      if tg_op = ''UPDATE'' then
        allowed := old;
        allowed.revision := null;
        if new is not distinct from allowed and exists (
          select from fetched_reviews where fetched_reviews.review_id = old.review_id
        ) then
          return new;
        end if;
      end if;
      -- A guest is erased.');
    if position('fetched_reviews' in body) = 0 then
      raise exception 'protect_decisions is not as expected';
    end if;
    execute body;
  end $$`,
  // Google is hidden by default from now on. Where people have published its reviews, that stays their decision.
  `insert into channel_rights (channel, rights)
    select 'Google', 'shown' where exists (select from reviews where channel = 'Google' and is_approved)
    on conflict do nothing`,
];

/** When the content of reviews was last fetched, for sources that limit how long it may be stored. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
