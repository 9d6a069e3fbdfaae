import { type Kysely, sql } from 'kysely';

/** Each has four bits of `category_scores`, in this order. */
const CATEGORIES =
  'cleanliness,communication,respect_house_rules,accuracy,checkin,location,value,comfort,facilities,staff';

/** A category rating out of ten, as the API shows it, rounded down. */
const SCORE = `floor(floor((one ->> 'rating')::float8 / scale * 100 + 0.5) / 10)`;

const FUNCTIONS = [
  // 15 stands for a category without a rating and for ratings of ten.
  `create function category_scores(categories jsonb, scale smallint) returns bigint
    language plpgsql immutable parallel safe as $$
    declare
      packed bigint := -1;
      one jsonb;
      bits integer;
      score bigint;
    begin
      if categories = '[]' then return packed; end if;
      for one in select jsonb_array_elements(categories) loop
        bits := 4 * (array_position('{${CATEGORIES}}'::text[], one ->> 'category') - 1);
        score := ${SCORE};
        if bits is not null and score < 10 then
          packed := (packed & ~(15::bigint << bits)) | (score << bits);
        end if;
      end loop;
      return packed;
    end $$`,
  `create function lowest_score(categories jsonb, scale smallint) returns smallint
    language plpgsql immutable parallel safe as $$
    begin
      if categories = '[]' then return 10; end if;
      return (select coalesce(min(${SCORE}), 10) from jsonb_array_elements(categories) as one);
    end $$`,
];

const COLUMNS = [
  // ISO 639-1, or "und"; null until the text was looked at, which happens in the background for existing reviews.
  'language text',
  `has_text boolean not null generated always as (review_text ~ '\\S') stored`,
  'has_response boolean not null generated always as (response_text is not null) stored',
  'is_changed boolean not null generated always as (revision is not null) stored',
  'category_scores bigint not null generated always as (category_scores(categories, rating_scale)) stored',
  'lowest_score smallint not null generated always as (lowest_score(categories, rating_scale)) stored',
];

/** What filters compare. An index that includes all of it finds and counts matches without reading the table. */
const COMPARED = [
  'is_approved',
  'channel',
  'rating_tenths',
  'listing_id',
  'submitted_at',
  'decision',
  'sentiment',
  'language',
  'has_text',
  'has_response',
  'is_changed',
  'category_scores',
  'lowest_score',
];

/** The indexes of lists: their keys, and the condition of those that hold few reviews. */
const INDEXES: Record<string, { on: string; where?: string }> = {
  reviews_by_date: { on: 'submitted_at, id' },
  reviews_in_listing_by_date: { on: 'listing_id, submitted_at, id' },
  reviews_of_channel_by_date: { on: 'channel, submitted_at, id' },
  reviews_of_status_by_date: { on: 'is_approved, submitted_at, id' },
  reviews_by_rating: { on: 'rating_tenths, id' },
  reviews_by_rating_down: { on: 'rating_tenths desc nulls last, id desc' },
  reviews_by_guest: { on: 'guest_name collate "und-x-icu", id' },
  reviews_of_decision_by_date: { on: 'decision, submitted_at, id', where: `decision <> 'approved'` },
  reviews_of_sentiment_by_date: { on: 'sentiment, submitted_at, id' },
  reviews_changed_by_date: { on: 'submitted_at, id', where: 'is_changed' },
  reviews_in_listing: { on: 'listing_id, id' },
  reviews_of_language_by_date: { on: 'language, submitted_at, id' },
  reviews_without_text_by_date: { on: 'submitted_at, id', where: 'not has_text' },
  reviews_by_lowest_score: { on: 'lowest_score, submitted_at, id', where: 'lowest_score < 10' },
};

function createIndex([name, { on, where }]: [string, { on: string; where?: string }]): string {
  const keys = on.split(', ').map((key) => key.split(' ')[0]);
  const included = COMPARED.filter((column) => !keys.includes(column));
  const all = ['withdrawn_at is null', ...(where === undefined ? [] : [where])];
  return `create index ${name} on reviews (${on}) include (${included.join(', ')}) where ${all.join(' and ')}`;
}

const STATEMENTS = [
  ...FUNCTIONS,
  // Before the columns, whose addition would build them again.
  ...Object.keys(INDEXES).map((name) => `drop index if exists ${name}`),
  `alter table reviews ${COLUMNS.map((column) => `add column ${column}`).join(', ')}`,
  ...Object.entries(INDEXES).map(createIndex),
  'create index reviews_without_language on reviews (id) where language is null',
];

/** What the filters by language, text, response, change and category compare. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
