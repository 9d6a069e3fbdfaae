import type { Actor } from '#domain/accounts/actor.ts';
import { RESPONDABLE_CHANNELS } from '#domain/responses/answers.ts';
import type { ReviewFilter } from '#domain/reviews/filter.ts';
import type { ResponseCounts } from '#storage/insights/responses.ts';
import type { Clock, Stored } from '../context.ts';
import { type InsightsInput, round, type Subject, share, subjectOf } from '../insights/figures.ts';

const MAX_PROPERTIES = 20;
const NONE: ResponseCounts = {
  rating: null,
  listing_id: null,
  name: null,
  reviews: 0,
  responded: 0,
  hours: null,
};

/** How many reviews of a period are answered and how soon, of all, by stars, and of the properties with most unanswered ones. */
export async function answerFigures(
  context: Stored & Clock,
  actor: Actor,
  period: Pick<InsightsInput, 'from' | 'to'>,
) {
  const subject = subjectOf(context, actor, { ...period, channels: [...RESPONDABLE_CHANNELS] });
  const counts = await context.storage.insights.countResponses(subject.select(subject.period));
  const all = counts.find(({ rating, listing_id }) => rating === null && listing_id === null) ?? NONE;
  return {
    all: figuresOf(subject, all, {}),
    stars: counts.flatMap((row) =>
      row.rating === null ? [] : { rating: row.rating, ...figuresOf(subject, row, { rating: row.rating }) },
    ),
    properties: counts
      .flatMap((row) => (row.listing_id === null ? [] : { ...row, listingId: row.listing_id }))
      .toSorted((one, other) => other.reviews - other.responded - (one.reviews - one.responded))
      .slice(0, MAX_PROPERTIES)
      .map((row) => ({
        listingId: row.listingId,
        name: row.name ?? '',
        ...figuresOf(subject, row, { listingId: row.listingId }),
      })),
  };
}

function figuresOf({ figure }: Subject, { reviews, responded, hours }: ResponseCounts, part: ReviewFilter) {
  const unanswered = reviews - responded;
  return {
    share: figure({ value: share(responded, reviews), n: responded }, { ...part, responded: true }),
    hours: figure(
      { value: hours === null ? null : round(hours, 1), n: responded },
      { ...part, responded: true },
    ),
    unanswered: figure({ value: unanswered, n: unanswered }, { ...part, responded: false }),
  };
}
