import { parseArgs } from 'node:util';
import { CHANNEL_PATTERN, OFFERED_CHANNELS } from '#domain/channel.ts';
import { isDay } from '#domain/day.ts';
import { type ReviewFilter, SORT_KEYS, SORT_ORDERS } from '#domain/filter.ts';
import type { ListingId } from '#domain/ids.ts';
import { STAR_SCALE } from '#domain/rating.ts';
import type { ExportOptions } from '#services/export-reviews.ts';
import { UsageError } from './command.ts';
import { positiveId } from './positive-id.ts';

const FORMATS = ['csv', 'ndjson'] as const;

export const EXPORT_HELP = `reviews export [--format csv|ndjson] [filters] > FILE

Writes every review that matches to stdout, as they are at this moment. What a channel withdrew is not among them.

  --format csv|ndjson           csv when it is not said
  --listing-id ID               one listing, by its number: see "reviews listing list"
  --rating 1..5                 4 means from 3.5 up to, but not including, 4.5
  --channel NAME                ${OFFERED_CHANNELS.join(', ')} …
  --start-date, --end-date      YYYY-MM-DD, whole days in TIME_ZONE, both included
  --approved true|false
  --search TEXT                 in guest, text, channel and listing name, whatever the case
  --sort-by ${SORT_KEYS.join('|')}   date when it is not said
  --sort-order ${SORT_ORDERS.join('|')}         desc when it is not said
  --with-private-feedback       adds what guests told the host alone

CSV has the columns that "reviews import" reads, is UTF-8 with a byte order mark and ends lines with CR LF, so that
spreadsheets show accents right. A cell that a spreadsheet would take for a formula, because it begins with = + - @
or a tab, gets an apostrophe in front; an import takes it away again. NDJSON has a review a line, as the API has it.`;

/** What `reviews export` was asked for. @throws UsageError that names the option */
export function exportOptions(
  args: string[],
): ExportOptions & { filter: Omit<ReviewFilter, 'limit' | 'offset'> } {
  const values = parsed(args);
  return {
    format: oneOf('--format', FORMATS, values.format ?? 'csv'),
    withPrivateFeedback: values['with-private-feedback'] ?? false,
    filter: {
      listingId: optional(values['listing-id'], (id) => positiveId('--listing-id', id) as ListingId),
      rating: optional(values.rating, starsOf),
      channel: optional(values.channel, channelOf),
      startDate: optional(values['start-date'], (day) => dayOf('--start-date', day)),
      endDate: optional(values['end-date'], (day) => dayOf('--end-date', day)),
      approved: optional(values.approved, (text) => oneOf('--approved', ['true', 'false'], text) === 'true'),
      search: values.search || undefined,
      sortBy: oneOf('--sort-by', SORT_KEYS, values['sort-by'] ?? 'date'),
      sortOrder: oneOf('--sort-order', SORT_ORDERS, values['sort-order'] ?? 'desc'),
    },
  };
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        format: text,
        'listing-id': text,
        rating: text,
        channel: text,
        'start-date': text,
        'end-date': text,
        approved: text,
        search: text,
        'sort-by': text,
        'sort-order': text,
        'with-private-feedback': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${String(error)}\n\n${EXPORT_HELP}`);
  }
}

function optional<Value>(text: string | undefined, read: (text: string) => Value): Value | undefined {
  return text === undefined ? undefined : read(text);
}

function oneOf<Choice extends string>(option: string, choices: readonly Choice[], text: string): Choice {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new UsageError(`${option} is "${text}"; it must be ${choices.join(' or ')}.`);
}

function starsOf(text: string): number {
  if (/^[1-9]$/.test(text) && Number(text) <= STAR_SCALE) return Number(text);
  throw new UsageError(`--rating is "${text}"; it must be from 1 to ${STAR_SCALE}.`);
}

function channelOf(text: string): string {
  if (new RegExp(CHANNEL_PATTERN).test(text)) return text;
  throw new UsageError(
    `--channel is "${text}"; it must be ${OFFERED_CHANNELS.join(', ')}, or another one there is.`,
  );
}

function dayOf(option: string, text: string): string {
  if (isDay(text)) return text;
  throw new UsageError(`${option} is "${text}"; it must be a day that exists, as YYYY-MM-DD.`);
}
