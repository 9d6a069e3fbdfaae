import { useQuery } from '@tanstack/react-query';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { ratingDistributionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { blockedReason, useChannels } from '#web/app/reviews/use-channels.ts';

/** The approved reviews of a property that guests see: those of hidden channels are left out. */
export function useGuestsView(
  listingId: number,
  approved: ReviewList | undefined,
): { reviews: readonly Review[]; shown: number } {
  const { client } = useAppContext();
  const channelOf = useChannels();
  // Fetched only for a property that exists.
  const isKnown = approved?.listings.some(({ id }) => id === listingId) ?? false;
  const distribution = useQuery({ ...ratingDistributionQuery(client, listingId), enabled: isKnown }).data;
  return {
    reviews: approved?.reviews.filter(({ channel }) => blockedReason(channelOf(channel)) === null) ?? [],
    shown: distribution?.shown ?? approved?.total ?? 0,
  };
}
