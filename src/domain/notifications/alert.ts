import type { Day } from '../day.ts';
import type { ListingId } from '../ids.ts';
import { chanceOfAtLeast, chanceOfMeanAsLow } from '../insights/chance.ts';
import type { Topic } from '../insights/topics.ts';

/** The last days, which are compared with those before them. */
export const RECENT_DAYS = 30;
export const BEFORE_DAYS = 365;

/**
 * The probability that chance alone raises any alert on one day, for all properties and topics together: one day in twenty.
 */
export const FALSE_ALERT_RATE = 0.05;

/** With fewer reviews or complaints, an alert would be about single guests. */
const FEWEST = 5;

/** How often something occurred in the recent days and before. */
export interface PeriodCounts {
  recent: number;
  before: number;
}

/** What guests said about one listing in the recent days and before. */
export interface ListingHistory {
  listingId: ListingId;
  /** How many reviews have each rating. */
  ratings: (PeriodCounts & { tenths: number })[];
  /** How many texts were analysed. */
  texts: PeriodCounts;
  /** How many of them complain about each topic. */
  complaints: (PeriodCounts & { topic: Topic })[];
}

/** A mean rating in stars, or a share of texts, and how many reviews it is of. */
export interface AlertFigure {
  value: number;
  n: number;
}

/** A fall of a listing's average, or a rise of complaints about one topic, that chance does not explain. */
export interface Alert {
  listingId: ListingId;
  /** Null: the average. */
  topic: Topic | null;
  recent: AlertFigure;
  before: AlertFigure;
}

/** An alert that managers see until one of them dismisses it. */
export interface RaisedAlert extends Alert {
  id: number;
  listingName: string;
  createdAt: Date;
  /** The recent days, both included. */
  from: Day;
  to: Day;
}

/**
 * Finds what has become worse, one listing after the other. Each test may fail by chance with an equal part of `FALSE_ALERT_RATE`
 * (Bonferroni), so that more properties do not mean more false alerts. What is tested depends only on the numbers of both
 * periods together, which chance does not change.
 */
export function* findAlerts(histories: readonly ListingHistory[]): Generator<Alert[]> {
  const tests = histories.map((history) => {
    const { recent, before } = sumOf(history.ratings);
    const { texts } = history;
    return {
      history,
      hasAverages: recent >= FEWEST && before >= FEWEST,
      complaints: history.complaints.filter(
        (topic) => topic.recent + topic.before >= FEWEST && texts.before >= FEWEST,
      ),
    };
  });
  const limit =
    FALSE_ALERT_RATE /
    tests.reduce((sum, { hasAverages, complaints }) => sum + Number(hasAverages) + complaints.length, 0);
  for (const { history, hasAverages, complaints } of tests) {
    const { listingId, texts } = history;
    const fallen = hasAverages ? fallenAverage(history, limit) : null;
    const risen = complaints.map((counts) => risenComplaints({ listingId, texts, ...counts }, limit));
    yield [fallen, ...risen].filter((alert) => alert !== null);
  }
}

function fallenAverage({ listingId, ratings }: ListingHistory, limit: number): Alert | null {
  const counts = sumOf(ratings);
  const mean = (period: keyof PeriodCounts) =>
    ratings.reduce((sum, each) => sum + each.tenths * each[period], 0) / counts[period] / 10;
  const recent = { value: mean('recent'), n: counts.recent };
  const before = { value: mean('before'), n: counts.before };
  if (recent.value >= before.value) return null;
  const values = ratings.map((each) => ({ value: each.tenths, sample: each.recent, rest: each.before }));
  return chanceOfMeanAsLow(values) < limit ? { listingId, topic: null, recent, before } : null;
}

function risenComplaints(
  {
    listingId,
    texts,
    topic,
    recent,
    before,
  }: PeriodCounts & Pick<ListingHistory, 'listingId' | 'texts'> & { topic: Topic },
  limit: number,
): Alert | null {
  if (recent < FEWEST) return null;
  const chance = chanceOfAtLeast(recent, texts.recent, recent + before, texts.recent + texts.before);
  if (chance >= limit) return null;
  return {
    listingId,
    topic,
    recent: { value: recent / texts.recent, n: recent },
    before: { value: before / texts.before, n: before },
  };
}

function sumOf(counts: readonly PeriodCounts[]): PeriodCounts {
  return counts.reduce(
    (sum, { recent, before }) => ({ recent: sum.recent + recent, before: sum.before + before }),
    { recent: 0, before: 0 },
  );
}
