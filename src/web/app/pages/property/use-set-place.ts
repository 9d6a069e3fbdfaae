import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListingPlace, ListingPlaceBody } from '#contract/listing-place.ts';
import { calls } from '#contract/paths.ts';
import { placeQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** Gives a listing a Google place of its own, or with null takes it away; the section above follows by itself. */
export function useSetPlace(listingId: number) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (placeId: string | null) =>
      client.put<ListingPlace>(calls.listingPlace(listingId), {
        body: { placeId } satisfies ListingPlaceBody,
      }),
    onSuccess: (place) => queryClient.setQueryData(placeQuery(client, listingId).queryKey, place),
  });
}
