import type { Kysely } from 'kysely';
import type { Channel } from '#domain/channel.ts';
import type { Answerable, ReplyState } from '#domain/reply.ts';
import { queryOnce, queryPrepared } from '../../prepared.ts';
import type { Tables } from '../../tables.ts';
import type { Asked } from './ids.ts';
import { MOST_COUNTED, searchWay } from './search.ts';
import { listStatement } from './statement.ts';

/** A review of a page as the text of its JSON. */
export interface ListedReview {
  json: string;
  listingId: number;
  /** What decides whether it can be answered; only managers are told. */
  answerable: Answerable | null;
}

interface Row {
  total: number;
  json: string | null;
  listing_id: number;
  source?: string;
  channel: string;
  is_answered: boolean;
  is_wordless: boolean;
  reply_state: ReplyState | null;
  reply_text: string | null;
  reply_words: string | null;
}

/**
 * One page of the reviews that match and how many match in all, by one statement. What is searched for is looked at
 * first, for how: of words that very many reviews have, at least so many are counted.
 */
export async function reviewList(
  db: Kysely<Tables>,
  asked: Asked,
  timeZone: string,
): Promise<{ reviews: ListedReview[]; total: number; isTotalExact: boolean }> {
  const way = asked.search === undefined ? undefined : await searchWay(db, asked, timeZone);
  const { text, values, isPlannedOnce } = listStatement(asked, timeZone, way);
  const rows = await (isPlannedOnce ? queryPrepared : queryOnce)<Row>(db, text, values);
  const total = rows[0]?.total ?? 0;
  const isTotalExact = way !== 'in order' || total <= MOST_COUNTED;
  return {
    reviews: rows.flatMap(({ json, ...row }) =>
      json === null
        ? []
        : { json, listingId: row.listing_id, answerable: asked.isPublic ? null : toAnswerable(row) },
    ),
    total: isTotalExact ? total : MOST_COUNTED,
    isTotalExact,
  };
}

function toAnswerable(row: Omit<Row, 'json'>): Answerable {
  const { reply_state: state, reply_text: text, reply_words: words } = row;
  return {
    source: row.source ?? '',
    channel: row.channel as Channel,
    isWithdrawn: false,
    isAnswered: row.is_answered,
    isWordless: row.is_wordless,
    reply: state === null || text === null ? null : { state, text, words },
  };
}
