import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/paths.ts';
import type { ResponseBody, Review, ReviewList } from '#contract/reviews.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { withReply } from './with-reply.ts';

/** Hands the company's response over for sending; its row then says that it waits. */
export function useSendReply(reviewId: number) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      client.put<Review>(calls.response(reviewId), { body: { text } satisfies ResponseBody }),
    onSuccess: (review) =>
      queryClient.setQueriesData<ReviewList>(
        { queryKey: keys.reviews },
        (list) => list && withReply(list, review),
      ),
  });
}
