import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/paths.ts';
import type { Review, ReviewList } from '#contract/reviews.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { withReply } from './with-reply.ts';

/** Milliseconds between two looks: most responses are sent within seconds, the others may take hours. */
const OFTEN = 1_500;
const SELDOM = 20_000;
const OFTEN_LOOKS = 20;

/** Follows the responses on their way among these reviews, and shows what became of them in their rows. */
export function useWaitingReplies(reviews: readonly Review[] = []): void {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const waiting = reviews.filter(({ reply }) => reply?.state === 'waiting').map(({ id }) => id);
  useQuery({
    queryKey: ['replies', ...waiting],
    enabled: waiting.length > 0,
    retry: false,
    refetchInterval: ({ state }) => (state.dataUpdateCount < OFTEN_LOOKS ? OFTEN : SELDOM),
    queryFn: async ({ signal }) => {
      const seen = await Promise.all(waiting.map((id) => client.get<Review>(calls.review(id), { signal })));
      // The rows themselves are changed, not read again: a list that is filtered stays where it is.
      for (const review of seen) {
        queryClient.setQueriesData<ReviewList>(
          { queryKey: keys.reviews },
          (list) => list && withReply(list, review),
        );
      }
      return seen.map(({ reply }) => reply?.state ?? null);
    },
  });
}
