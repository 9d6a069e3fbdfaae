import { useQuery } from '@tanstack/react-query';
import type { Review, ReviewList } from '#contract/reviews.ts';
import { channelsQuery, meterQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/**
 * What guests see of a property's approved reviews: not those of a channel that must not be shown, which managers are
 * told of and guests are not.
 */
export function useGuestsView(
  listingId: number,
  approved: ReviewList | undefined,
): { reviews: readonly Review[]; shown: number } {
  const { client } = useAppContext();
  const channels = useQuery(channelsQuery(client)).data?.channels;
  // Asked for once it is known that there is such a property.
  const isKnown = approved?.listings.some(({ id }) => id === listingId) ?? false;
  const meter = useQuery({ ...meterQuery(client, listingId), enabled: isKnown }).data;
  const isHidden = (channel: string) =>
    channels?.some((entry) => entry.channel === channel && entry.rights === 'hidden') ?? false;
  return {
    reviews: approved?.reviews.filter(({ channel }) => !isHidden(channel)) ?? [],
    shown: meter?.shown ?? approved?.total ?? 0,
  };
}
