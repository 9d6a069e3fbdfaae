import type { CsvCell } from '#connectors/review-files/review-file.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Figure, InsightTable } from '#domain/insights/insights.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { Clock, Files, Logs, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { categories } from './categories.ts';
import type { InsightsInput } from './figures.ts';
import { overview } from './overview.ts';
import { priorities } from './priorities.ts';
import { properties } from './properties.ts';
import { type Judgements, topicDetail, topics } from './topics.ts';

interface Table {
  columns: readonly string[];
  rows: CsvCell[][];
}

type ReadTable = (context: Stored & Clock, actor: Actor, input: InsightsInput) => Promise<Table>;

/** Not only one page. */
const ALL = { limit: Number.POSITIVE_INFINITY };

export async function insightsCsv(
  context: Clock & Files,
  actor: Actor,
  table: InsightTable,
  input: InsightsInput,
): Promise<string> {
  await recordExport(context, actor, table, input);
  const { columns, rows } = await TABLES[table](context, actor, input);
  return context.reviewFiles.csvTable(columns, rows);
}

/** The months and all properties of one topic as the text of a CSV file. */
export async function topicCsv(
  context: Clock & Files,
  actor: Actor,
  topic: Topic,
  input: InsightsInput,
): Promise<string> {
  await recordExport(context, actor, topic, input);
  const { months, properties } = await topicDetail(context, actor, topic, input, ALL.limit);
  return context.reviewFiles.csvTable(
    ['month', 'property_id', 'property', ...JUDGEMENT_COLUMNS],
    [
      ...months.map(({ month, ...judged }) => [month, '', '', ...judgementCells(judged)]),
      ...properties.map(({ listingId, name, ...judged }) => ['', listingId, name, ...judgementCells(judged)]),
    ],
  );
}

function recordExport(
  context: Stored & Logs,
  actor: Actor,
  target: string,
  input: InsightsInput,
): Promise<void> {
  return recordEvent(context, actor, {
    kind: 'insights.exported',
    target,
    // A search text may be the name of a guest.
    data: { filter: { ...input, search: undefined, words: undefined } },
  });
}

const TABLES: Record<InsightTable, ReadTable> = {
  async overview(context, actor, input) {
    const found = await overview(context, actor, input);
    const { months, ratings } = found;
    const total = (name: string, figure: Figure) => ['', '', name, ...cells(figure)];
    return {
      columns: ['month', 'stars', 'figure', 'value', 'reviews', 'value_before'],
      rows: [
        total('reviews', found.reviews),
        total('average', found.average),
        total('share of 5 stars', found.fiveStar),
        total('share of 1 and 2 stars', found.lowStar),
        total('response rate', found.responseRate),
        total('median hours to respond', found.responseHours),
        total('undecided', found.undecided),
        total('not analysed', found.notAnalysed),
        ...months.flatMap(({ month, reviews, average }) => [
          [month, '', 'reviews', ...cells(reviews)],
          [month, '', 'average', ...cells(average)],
        ]),
        ...ratings.map(({ rating, reviews }) => ['', rating, 'reviews', ...cells(reviews)]),
      ],
    };
  },

  async categories(context, actor, input) {
    const found = await categories(context, actor, { ...input, ...ALL });
    return {
      columns: ['property_id', 'property', 'category', 'mean', 'reviews', 'mean_before', 'low', 'high'],
      rows: [
        ...found.company.map(({ category, mean }) => [
          '',
          'All properties',
          category,
          ...cells(mean),
          null,
          null,
        ]),
        ...found.properties.flatMap((property) =>
          property.cells.map(({ category, mean, low, high }) => [
            property.listingId,
            property.name,
            category,
            ...cells(mean),
            low,
            high,
          ]),
        ),
      ],
    };
  },

  async topics(context, actor, input) {
    const found = await topics(context, actor, input);
    return {
      columns: ['topic', ...JUDGEMENT_COLUMNS],
      rows: found.topics.map(({ topic, ...judged }) => [topic, ...judgementCells(judged)]),
    };
  },

  async properties(context, actor, input) {
    const found = await properties(context, actor, { ...input, ...ALL });
    return {
      columns: [
        ...[
          'property_id',
          'property',
          'reviews',
          'reviews_before',
          'average',
          'average_before',
          'low',
          'high',
        ],
        ...['undecided', 'unanswered_low', 'share_shown', 'best_topic', 'worst_topic'],
      ],
      rows: found.properties.map((row) => [
        ...[row.listingId, row.name, row.reviews.value, row.reviews.previous],
        ...[row.average.value, row.average.previous, row.low, row.high],
        ...[row.undecided.value, row.unansweredLow.value, row.shown.value],
        ...[row.best?.topic, row.worst?.topic],
      ]),
    };
  },

  async priorities(context, actor, input) {
    const found = await priorities(context, actor, input);
    return {
      columns: [
        ...['property_id', 'property', 'topic', 'complaints', 'complaints_before', 'stars_below_others'],
        ...['low', 'high', 'newest_sentence'],
      ],
      rows: found.priorities.map((row) => [
        ...[row.listingId, row.name, row.topic, row.complaints.value, row.complaints.previous],
        ...[row.effect, row.low, row.high, row.sentences[0]?.text],
      ]),
    };
  },
};

const cells = ({ value, n, previous }: Figure) => [value, n, previous];

const JUDGEMENT_COLUMNS = ['praise', 'praise_before', 'complaints', 'complaints_before'];
const judgementCells = ({ positive, negative }: Judgements) => [
  ...[positive.value, positive.previous],
  ...[negative.value, negative.previous],
];
