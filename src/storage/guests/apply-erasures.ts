import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import { sqlFolded, sqlWordsOf } from './name-words.ts';

/** Runs a statement in the transaction of the caller. */
export type RunSql = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** The name that an erased review has instead of its guest's. The trigger of migration 0023 writes it. */
const ERASED_NAME = 'Erased guest';

/** Reviews that are to be erased and are not; after a restore, those that the backup brought back. */
const UNERASED = `select r.id::integer as id, r.guest_name as name from reviews r join erased_reviews e using (source, upstream_id)
  where r.guest_name <> '${ERASED_NAME}' order by r.id for update of r`;

/** A rule would match other reviews then. */
const PAUSE = `, is_enabled = false, paused_reason = 'filter-erased'`;

/** $1: names. Removes searches for all words of a name, unless these are initials, or for some of them and nothing else. */
const CLEAN_FILTERS = ['views', 'rules'].flatMap((table) =>
  ['search', 'words'].map(
    (key) => `update ${table} set filter = filter - '${key}' ${table === 'rules' ? PAUSE : ''}
    where exists (
    select from unnest($1::text[]) as name, ${sqlWordsOf('name')} as words, ${sqlWordsOf(`filter ->> '${key}'`)} as searched
    where words <@ searched and exists (select from unnest(words) as word where octet_length(word) > 1)
      or searched <@ words and searched <> '{}')`,
  ),
);

/** $1: names. Removes names of imported files that contain a word of a name; initials are too short to match. */
const CLEAN_LOG = `update events set target = null where kind = 'reviews.imported' and exists (
    select from unnest($1::text[]) as name, ${sqlWordsOf('name')} as words, unnest(words) as word
    where (length(word) > 2 or cardinality(words) = 1 and octet_length(word) > 1) and position(word in ${sqlFolded('target')}) > 0)`;

/** $1 are the ids of the reviews. */
const ERASE = [
  `update events set target = null where review_id = any($1) and kind in ('review.tagged', 'review.untagged') and target is not null`,
  `delete from decision_reasons where decision_id in (select id from decisions where review_id = any($1))`,
  `update decisions set reason = null, revision = null
    where review_id = any($1) and (reason is not null or revision is not null)`,
  `delete from import_changes where review_id = any($1)`,
  `delete from review_notes where review_id = any($1)`,
  `delete from responses where review_id = any($1)`,
  // An erased review must not return to the list of those that need an answer.
  `insert into skipped_answers (review_id, skipped_by) select id, 'system' from unnest($1::bigint[]) as id on conflict do nothing`,
  `delete from translations where review_id = any($1)`,
  // Without their texts, insights still compare complaints before and after them. One that was not sent is never sent.
  `update tasks set title = 'Erased', description = '', reason = null, last_error = null,
    state = case when upstream_id is null then 'local' else state end,
    marker = case when upstream_id is null then '' else marker end where review_id = any($1)`,
  // Whom they are about is encrypted. Mails rarely wait for more than seconds. Those with monthly reports name no review.
  `update mails set state = 'failed', error = 'withdrawn', sealed_content = null, next_attempt_at = null
    where state = 'waiting' and kind in ('alert', 'digest') and cardinality($1::bigint[]) > 0`,
  `delete from topic_corrections where review_id = any($1)`,
  `delete from review_tags where review_id = any($1)`,
  `delete from review_topics where review_id = any($1)`,
  `delete from fetched_reviews where review_id = any($1)`,
  // The trigger blanks the texts.
  `update reviews set guest_name = '${ERASED_NAME}', decision = 'none', note_count = 0, withdrawn_because = null,
    updated_at = now() where id = any($1)`,
];

/** Where sources and review files have the guest's name in a row: in one field, or in one for each part of the name. */
const NAME_FIELDS = [
  ['{guestName}'],
  ['{reviewerName}'],
  // Hospitable has an object there.
  ['{guest,first_name}', '{guest,last_name}'],
  // Guesty: of Airbnb, Booking.com, VRBO, and its own.
  ['{name_of_guest}'],
  ['{rawReview,reviewer,name}'],
  ['{rawReview,reservation,primaryGuest,firstName}', '{rawReview,reservation,primaryGuest,lastName}'],
  ['{contents,reviewerName}'],
  // Google.
  ['{reviewer,displayName}'],
].map((paths) => `concat_ws(' ', ${paths.map((path) => `raw #>> '${path}'`).join()})`);

const DROP_ROWS = `delete from quarantined_rows q using erased_reviews e
  where q.source = e.source and q.row_key = e.upstream_id
  returning array[case when jsonb_typeof(raw -> 'guest') = 'string' then raw ->> 'guest' end, ${NAME_FIELDS.join()}] as names`;

/**
 * Erases whatever `erased_reviews` names and is still stored: names, texts, translations, notes, responses, reasons, changes
 * by imports, topics, tags, texts of tasks, waiting mails about reviews, quarantined rows, searches for the name in saved views
 * and rules, and names of imported files that contain it. Ratings and categories stay. Repeating it changes nothing.
 */
export async function applyErasures(run: RunSql): Promise<void> {
  const dropped = (await run(DROP_ROWS, [])).rows as { names: (string | null)[] }[];
  const reviews = (await run(UNERASED, [])).rows as { id: number; name: string }[];
  const names = [...dropped.flatMap((row) => row.names), ...reviews.map(({ name }) => name)]
    .map((name) => name?.trim())
    .filter((name) => name && name !== UNNAMED_GUEST);
  if (names.length > 0) for (const statement of [...CLEAN_FILTERS, CLEAN_LOG]) await run(statement, [names]);
  const ids = reviews.map(({ id }) => id);
  if (ids.length > 0) for (const statement of ERASE) await run(statement, [ids]);
}
