import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { systemActor } from '#domain/accounts/actor.ts';
import { isDay, MONTH_PATTERN } from '#domain/day.ts';
import { REVIEW_DECISIONS } from '#domain/decisions/approval.ts';
import type { ListingId } from '#domain/ids.ts';
import { TOPICS } from '#domain/insights/topics.ts';
import { CHANNEL_PATTERN, OFFERED_CHANNELS } from '#domain/listings/channel.ts';
import {
  CATEGORY_PATTERN,
  RESPONSE_FILTERS,
  SORT_KEYS,
  SORT_ORDERS,
  type SortedFilter,
  TOPIC_PATTERN,
} from '#domain/reviews/filter.ts';
import { LANGUAGE_PATTERN } from '#domain/reviews/language.ts';
import { STAR_SCALE } from '#domain/reviews/rating.ts';
import { RELATIVE_PERIODS } from '#domain/reviews/relative-period.ts';
import { SENTIMENTS } from '#domain/reviews/sentiment.ts';
import { type ExportOptions, exportReviews } from '#services/reviews/export-reviews.ts';
import { type Command, parseCommandLine, parseId, UsageError } from './command.ts';
import { withApp } from './with-app.ts';

const FORMATS = ['csv', 'ndjson'] as const;

const HELP = `reviews export [--format csv|ndjson] [filters] > FILE

Writes all matching reviews to stdout, from one snapshot of the database. Withdrawn reviews are not included.

  --format csv|ndjson           default csv
  --listing-id ID               one listing by its id, see "reviews listing list"
  --rating 1..5                 4 means from 3.5 to below 4.5
  --channel NAME                ${OFFERED_CHANNELS.join(', ')} …
  --start-date, --end-date      YYYY-MM-DD, whole days in TIME_ZONE, both inclusive
  --period ${RELATIVE_PERIODS.join('|')}
                                days that depend on the present one
  --approved true|false
  --decision none|approved|unpublished
  --sentiment positive|neutral|negative
  --has-text true|false         false: the guest only rated
  --reply none|waiting|failed|sent
  --changed true|false          changed on its channel since its approval
  --assignee USERNAME|none      the person a review is assigned to
  --listing-ids, --channels, --ratings, --ids
                                any of several values, separated by commas
  --language CODE               ISO 639-1 code of the text's language, such as de
  --category NAME[<1..10|>=1..10]
                                a category that the guest rated, or its rating out of ten, such as "cleanliness<8";
                                all of several, separated by commas
  --topic NAME[:positive|:negative]
                                what the text judges, such as noise:negative; all of several, separated by commas
  --responded true|false        the company's response is on the channel or was sent there
  --stay-month YYYY-MM          the month in which the stay began
  --analysed true|false         false: with a text in a language whose topics are not analysed
  --search TEXT                 in guest, text, channel and listing name; ignores case and accents
  --words TEXT                  reviews with all of these words, in any order
  --sort-by ${SORT_KEYS.join('|')}   default date
  --sort-order ${SORT_ORDERS.join('|')}         default desc
  --with-private-feedback       includes the guests' private messages to the host

CSV has the columns that "reviews import" reads. It is UTF-8 with a byte order mark and CR LF line ends, so that
spreadsheets show accents correctly. A cell that a spreadsheet would run as a formula, because it begins with = + - @
or a tab, gets a leading apostrophe, which an import removes. NDJSON has one review per line in the format of the API.`;

export const exportFile: Command = {
  name: 'export',
  summary: 'writes reviews to stdout, as CSV or NDJSON',
  help: HELP,
  async run(args, readConfig) {
    const { filter, ...options } = exportOptions(args);
    await withApp(readConfig(), async (context) => {
      const text = Readable.from(exportReviews(context, systemActor, filter, options));
      await pipeline(text, process.stdout, { end: false }).catch(ignoreClosedPipe);
    });
  },
};

/** Programs such as `head` close the pipe before the end of the export. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** @throws UsageError that names the option */
function exportOptions(args: string[]): ExportOptions & { filter: SortedFilter } {
  const values = parse(args);
  return {
    format: oneOf('--format', FORMATS, values.format ?? 'csv'),
    withPrivateFeedback: values['with-private-feedback'] ?? false,
    filter: {
      listingId: optional(values['listing-id'], (id) => parseId('--listing-id', id) as ListingId),
      rating: optional(values.rating, (stars) => starsOf('--rating', stars)),
      channel: optional(values.channel, (name) => channelOf('--channel', name)),
      startDate: optional(values['start-date'], (day) => dayOf('--start-date', day)),
      endDate: optional(values['end-date'], (day) => dayOf('--end-date', day)),
      period: optional(values.period, (text) => oneOf('--period', RELATIVE_PERIODS, text)),
      approved: optional(values.approved, (text) => booleanOf('--approved', text)),
      words: values.words?.trim() || undefined,
      search: values.search || undefined,
      decision: optional(values.decision, (text) => oneOf('--decision', REVIEW_DECISIONS, text)),
      sentiment: optional(values.sentiment, (text) => oneOf('--sentiment', SENTIMENTS, text)),
      hasText: optional(values['has-text'], (text) => booleanOf('--has-text', text)),
      reply: optional(values.reply, (text) => oneOf('--reply', RESPONSE_FILTERS, text)),
      changed: optional(values.changed, (text) => booleanOf('--changed', text)),
      assignee: values.assignee || undefined,
      listingIds: optional(values['listing-ids'], (text) =>
        anyOf(text, (id) => parseId('--listing-ids', id)),
      ),
      channels: optional(values.channels, (text) => anyOf(text, (name) => channelOf('--channels', name))),
      ratings: optional(values.ratings, (text) => anyOf(text, (stars) => starsOf('--ratings', stars))),
      ids: optional(values.ids, (text) => anyOf(text, (id) => parseId('--ids', id))),
      language: optional(values.language, languageOf),
      category: optional(values.category, categoryOf),
      topic: optional(values.topic, topicOf),
      responded: optional(values.responded, (text) => booleanOf('--responded', text)),
      stayMonth: optional(values['stay-month'], monthOf),
      analysed: optional(values.analysed, (text) => booleanOf('--analysed', text)),
      sortBy: oneOf('--sort-by', SORT_KEYS, values['sort-by'] ?? 'date'),
      sortOrder: oneOf('--sort-order', SORT_ORDERS, values['sort-order'] ?? 'desc'),
    } satisfies Record<keyof SortedFilter, unknown>,
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    format: text,
    'listing-id': text,
    rating: text,
    channel: text,
    'start-date': text,
    'end-date': text,
    period: text,
    approved: text,
    search: text,
    words: text,
    decision: text,
    sentiment: text,
    'has-text': text,
    reply: text,
    changed: text,
    assignee: text,
    'listing-ids': text,
    channels: text,
    ratings: text,
    ids: text,
    language: text,
    category: text,
    topic: text,
    responded: text,
    'stay-month': text,
    analysed: text,
    'sort-by': text,
    'sort-order': text,
    'with-private-feedback': { type: 'boolean' },
  } as const;
  return parseCommandLine({ args, options }, HELP).values;
}

function optional<Value>(text: string | undefined, read: (text: string) => Value): Value | undefined {
  return text === undefined ? undefined : read(text);
}

function oneOf<Choice extends string>(option: string, choices: readonly Choice[], text: string): Choice {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new UsageError(`${option} is "${text}"; it must be ${choices.join(' or ')}.`);
}

function booleanOf(option: string, text: string): boolean {
  return oneOf(option, ['true', 'false'], text) === 'true';
}

function anyOf<Value>(text: string, read: (item: string) => Value): Value[] {
  return text.split(',').map(read);
}

function starsOf(option: string, text: string): number {
  if (/^[1-9]$/.test(text) && Number(text) <= STAR_SCALE) return Number(text);
  throw new UsageError(`${option} is "${text}"; it must be from 1 to ${STAR_SCALE}.`);
}

function channelOf(option: string, text: string): string {
  if (new RegExp(CHANNEL_PATTERN).test(text)) return text;
  throw new UsageError(
    `${option} is "${text}"; it must be ${OFFERED_CHANNELS.join(', ')}, or the name of another existing channel.`,
  );
}

function languageOf(text: string): string {
  if (new RegExp(LANGUAGE_PATTERN).test(text)) return text;
  throw new UsageError(`--language is "${text}"; it must be an ISO 639-1 code such as de.`);
}

function categoryOf(text: string): string {
  if (new RegExp(CATEGORY_PATTERN).test(text)) return text;
  throw new UsageError(`--category is "${text}"; it must look like cleanliness<8.`);
}

function topicOf(text: string): string {
  if (new RegExp(TOPIC_PATTERN).test(text)) return text;
  throw new UsageError(
    `--topic is "${text}"; it must be one of ${TOPICS.join(', ')}, or look like noise:negative.`,
  );
}

function monthOf(text: string): string {
  if (new RegExp(MONTH_PATTERN).test(text)) return text;
  throw new UsageError(`--stay-month is "${text}"; it must be a month as YYYY-MM.`);
}

function dayOf(option: string, text: string): string {
  if (isDay(text)) return text;
  throw new UsageError(`${option} is "${text}"; it must be an existing day as YYYY-MM-DD.`);
}
