import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { EventActor } from '#domain/events/event.ts';
import type { ReviewId } from '#domain/ids.ts';
import { recordEach } from '../events/events.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';

/** Tags and how many reviews have each, the most used first. @param limit how many are read */
async function listTags(db: Db, access: Access, limit: number): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*) as count from review_tags
    where ${access === 'all'} or review_id in (select id from reviews where ${isAccessible(access)})
    group by tag order by count desc, tag limit ${limit}`.execute(db);
  return rows;
}

async function tagsOf(db: Db, id: ReviewId): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from review_tags where review_id = ${id} order by tag`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** Tags reviews that do not have the tag and have fewer than `max`. */
async function addTag(
  db: Db,
  ids: readonly ReviewId[],
  tag: string,
  { actor, max }: { actor: EventActor; max: number },
): Promise<void> {
  await sql`
    with added as (
      insert into review_tags (review_id, tag, added_by)
      select id, ${tag}::text, ${actor.name} from unnest(${ids}::bigint[]) as id
      where (select count(*) from review_tags where review_id = id) < ${max}::int
      on conflict do nothing returning review_id
    ), tagged as (
      select id, listing_id from reviews join added on id = review_id
    )
    ${recordEach(actor, 'review.tagged', sql`tagged`, null, tag)}`.execute(db);
}

/** Removes a tag of a review that has it. */
async function removeTag(db: Db, id: ReviewId, tag: string, actor: EventActor): Promise<void> {
  await sql`
    with removed as (
      delete from review_tags where review_id = ${id} and tag = ${tag} returning review_id
    ), untagged as (
      select id, listing_id from reviews join removed on id = review_id
    )
    ${recordEach(actor, 'review.untagged', sql`untagged`, null, tag)}`.execute(db);
}

export const tagReaders = { listTags, tagsOf };
export const tagWriters = { addTag, removeTag };
