import { type Static, Type } from 'typebox';
import {
  DEFAULT_PERIOD_DAYS,
  DEFAULT_ROWS,
  MAX_PERIOD_DAYS,
  MAX_PRIORITIES,
  MAX_ROWS,
  MAX_TOPIC_PROPERTIES,
  MAX_TOPIC_SENTENCES,
  PRIORITY_SENTENCES,
  PROPERTY_SORT_KEYS,
} from '#domain/insights/insights.ts';
import { TOPICS } from '#domain/insights/topics.ts';
import { MAX_OFFSET } from '#domain/paging.ts';
import { SORT_ORDERS } from '#domain/reviews/filter.ts';
import { FILTER_PARAMETERS, Id } from '../reviews/reviews.ts';
import { inputObject, named, nullable, optional } from '../schema.ts';

const numberOrNull = (description: string) => nullable(Type.Number(), { description });

/** A number with the reviews behind it. */
export const Figure = named('Figure', {
  value: numberOrNull(
    'Shares are 0 to 1, means have two decimals, hours one. Null where there is nothing to measure.',
  ),
  n: Type.Integer({ minimum: 0, description: 'How many reviews the list call with `query` finds.' }),
  previous: Type.Optional(numberOrNull('The value in the period before; absent where it is not compared.')),
  query: Type.String({
    description: 'The parameters with which the list call and the dashboard show these reviews.',
  }),
});
export type Figure = Static<typeof Figure>;

const INTERVAL = {
  low: numberOrNull('Where the 95 % confidence interval of the mean begins; null below two reviews.'),
  high: numberOrNull('Where it ends.'),
};
const Period = Type.Object({
  from: Type.String({ description: 'YYYY-MM-DD, the first day.' }),
  to: Type.String({ description: 'YYYY-MM-DD, the last day.' }),
});
const Month = Type.String({ description: 'YYYY-MM' });
const Topic = Type.Enum([...TOPICS]);
const LISTING = { listingId: Id, name: Type.String() };
const POLARITIES = { positive: Figure, negative: Figure };

const { startDate: _startDate, endDate: _endDate, period: _period, ...FILTERS } = FILTER_PARAMETERS;
export const INSIGHTS_PERIOD = optional({
  from: Type.String({
    format: 'day',
    description: `YYYY-MM-DD, the first day in the configured time zone; ${DEFAULT_PERIOD_DAYS} days up to \`to\` if it is missing.`,
  }),
  to: Type.String({
    format: 'day',
    description: `YYYY-MM-DD, the last day; today if it is missing. At most ${MAX_PERIOD_DAYS} days.`,
  }),
});
const INSIGHTS_PARAMETERS = { ...FILTERS, ...INSIGHTS_PERIOD };
const PAGE = {
  sortOrder: Type.Optional(Type.Enum([...SORT_ORDERS])),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ROWS, default: DEFAULT_ROWS })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 })),
};

/** The filters of the list, and a period. */
export const InsightsQuery = inputObject(INSIGHTS_PARAMETERS);

export const Overview = named('Overview', {
  period: Period,
  before: Period,
  reviews: Figure,
  average: Figure,
  fiveStar: Figure,
  lowStar: Figure,
  responseRate: Figure,
  responseHours: Figure,
  undecided: Figure,
  oldestUndecided: nullable(Type.String({ format: 'date-time' }), {
    description: 'When the oldest undecided review of the period was submitted, UTC.',
  }),
  notAnalysed: Figure,
  waitingForAnalysis: Type.Integer({
    minimum: 0,
    description: 'How many texts, of all reviews, are queued for the analysis.',
  }),
  months: Type.Array(Type.Object({ month: Month, reviews: Figure, average: Figure }), {
    description: 'Calendar months in the configured time zone. The first and the last may be incomplete.',
  }),
  ratings: Type.Array(Type.Object({ rating: Type.Integer({ minimum: 1, maximum: 5 }), reviews: Figure }), {
    description: 'From one star to five.',
  }),
});
export type Overview = Static<typeof Overview>;

export const CategoriesQuery = inputObject({
  ...INSIGHTS_PARAMETERS,
  sortBy: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      default: 'name',
      description: '"name", "reviews", or a category.',
    }),
  ),
  ...PAGE,
});

export const Categories = named('Categories', {
  categories: Type.Array(Type.String(), { description: 'That guests rated, the most often rated first.' }),
  company: Type.Array(Type.Object({ category: Type.String(), mean: Figure }), {
    description: 'Means out of ten over all properties of the filter.',
  }),
  properties: Type.Array(
    Type.Object({
      ...LISTING,
      reviews: Figure,
      cells: Type.Array(Type.Object({ category: Type.String(), mean: Figure, ...INTERVAL }), {
        description: 'Only the categories that guests of the property rated.',
      }),
    }),
  ),
  total: Type.Integer({ minimum: 0, description: 'How many properties, on all pages.' }),
});
export type Categories = Static<typeof Categories>;

export const Topics = named('Topics', {
  topics: Type.Array(Type.Object({ topic: Topic, ...POLARITIES }), {
    description: 'All topics, those with most complaints first. Values are numbers of reviews.',
  }),
});
export type Topics = Static<typeof Topics>;

export const TopicParams = inputObject({ topic: Topic });

export const Sentence = named('Sentence', {
  reviewId: Id,
  listingId: Id,
  listingName: Type.String(),
  reviewDate: Type.String({ format: 'date-time', description: 'UTC' }),
  rating: numberOrNull('Stars with one decimal.'),
  text: Type.String({ description: 'The sentence that judges the topic.' }),
  start: Type.Integer({
    minimum: 0,
    description: 'Where the words that say so begin in `text`, in UTF-16 code units.',
  }),
  end: Type.Integer({ minimum: 0, description: 'The position after the last one.' }),
});
export type Sentence = Static<typeof Sentence>;

const sentences = (limit: number) => Type.Array(Sentence, { description: `The newest, at most ${limit}.` });

export const TopicDetail = named('TopicDetail', {
  topic: Topic,
  months: Type.Array(Type.Object({ month: Month, ...POLARITIES })),
  properties: Type.Array(Type.Object({ ...LISTING, ...POLARITIES }), {
    description: `At most ${MAX_TOPIC_PROPERTIES}, those with most complaints first.`,
  }),
  sentences: Type.Object({
    positive: sentences(MAX_TOPIC_SENTENCES),
    negative: sentences(MAX_TOPIC_SENTENCES),
  }),
});
export type TopicDetail = Static<typeof TopicDetail>;

export const PropertiesQuery = inputObject({
  ...INSIGHTS_PARAMETERS,
  sortBy: Type.Optional(
    Type.Enum([...PROPERTY_SORT_KEYS], {
      default: 'name',
      description: '"change" is that of the average.',
    }),
  ),
  ...PAGE,
});

const RankedTopic = nullable(Type.Object({ topic: Topic, reviews: Figure }));

export const Properties = named('Properties', {
  properties: Type.Array(
    Type.Object({
      ...LISTING,
      reviews: Figure,
      average: Figure,
      ...INTERVAL,
      undecided: Figure,
      unansweredLow: Figure,
      shown: Figure,
      best: RankedTopic,
      worst: RankedTopic,
      months: Type.Array(
        Type.Object({
          month: Month,
          average: numberOrNull('Stars.'),
          n: Type.Integer({ minimum: 0, description: 'How many rated reviews.' }),
        }),
        { description: 'The twelve months up to the end of the period, without regard to its beginning.' },
      ),
    }),
  ),
  total: Type.Integer({ minimum: 0, description: 'How many properties, on all pages.' }),
});
export type Properties = Static<typeof Properties>;

export const Priority = named('Priority', {
  ...LISTING,
  topic: Topic,
  complaints: Figure,
  effect: Type.Number({
    description:
      'Average of the reviews that complain about the topic minus that of the other reviews of the property, in stars.',
  }),
  low: Type.Number({ description: 'Where the 95 % confidence interval of the effect begins.' }),
  high: Type.Number({ description: 'Where it ends, below 0.' }),
  sentences: sentences(PRIORITY_SENTENCES),
});
export type Priority = Static<typeof Priority>;

export const Priorities = named('Priorities', {
  priorities: Type.Array(Priority, {
    description: `At most ${MAX_PRIORITIES}, in the order of complaints times effect: the stars that they cost.`,
  }),
});
export type Priorities = Static<typeof Priorities>;
