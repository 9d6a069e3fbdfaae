import { useQuery } from '@tanstack/react-query';
import type { Review, ReviewList } from '#contract/reviews.ts';
import { channelsQuery, ratingDistributionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** The approved reviews of a property that guests see: those of hidden channels are left out. */
export function useGuestsView(
  listingId: number,
  approved: ReviewList | undefined,
): { reviews: readonly Review[]; shown: number } {
  const { client } = useAppContext();
  const channels = useQuery(channelsQuery(client)).data?.channels;
  // Fetched only for a property that exists.
  const isKnown = approved?.listings.some(({ id }) => id === listingId) ?? false;
  const distribution = useQuery({ ...ratingDistributionQuery(client, listingId), enabled: isKnown }).data;
  const isHidden = (channel: string) =>
    channels?.some((entry) => entry.channel === channel && entry.rights === 'hidden') ?? false;
  return {
    reviews: approved?.reviews.filter(({ channel }) => !isHidden(channel)) ?? [],
    shown: distribution?.shown ?? approved?.total ?? 0,
  };
}
