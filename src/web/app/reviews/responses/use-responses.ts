import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ResponseBody, WrittenResponse } from '#contract/responses/responses.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import type { RouteData } from '#contract/route-types.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { hasStatus } from '#web/app/api/api-error.ts';
import { keys } from '#web/app/api/queries.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { store, UNSAVED } from '#web/app/session/tab-storage.ts';
import { updateReview } from '../review-cache.ts';
import { deleteDrafts, setDraft } from './drafts.ts';

/** Poll intervals in milliseconds: most responses are sent within seconds, the others may take hours. */
const SHORT_INTERVAL = 1_500;
const LONG_INTERVAL = 20_000;
const SHORT_POLLS = 20;

/** Checks a response before it is sent. */
export const useResponseCheck = (reviewId: number, onSuccess: (found: Found) => void) =>
  useSend('POST /reviews/:id/response-check', { ...reopening(reviewId), onSuccess });

/** What the check of a response found. */
export type Found = RouteData<'POST /reviews/:id/response-check'>;

/** Queues the company's response for sending, or approves a submitted one, and shows in the row that it waits. */
export function useSendResponse(
  review: Review,
  { submitted, onSent }: { submitted?: WrittenResponse | undefined; onSent: (review: Review) => void },
) {
  const { client, queryClient } = useAppContext();
  const { id } = review;
  return useMutation({
    mutationFn: (body: ResponseBody): Promise<Review> =>
      submitted
        ? client.request('PUT /reviews/:id/response-approval', {
            params: { id },
            body: { text: body.text, submitted: submitted.text },
            ifMatch: contentHash(review),
          })
        : client.request('PUT /reviews/hostaway/:id/response', { params: { id }, body }),
    ...(!submitted && reopening(id)),
    // Here, because the editor of an approved response is gone as soon as the review has changed.
    onSuccess: (changed) => {
      deleteDrafts(id);
      updateResponse(queryClient, changed);
      onSent(changed);
    },
    // Someone else may have responded meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: [...keys.review, { params: { id } }] }),
  });
}

/** Opens the response again after a new sign-in, if the session has ended. */
const reopening = (reviewId: number) => ({
  onMutate: () => store(UNSAVED.response, reviewId),
  onSettled: (_data: unknown, error: Error | null) => {
    if (!hasStatus(error, 401)) store(UNSAVED.response, undefined);
  },
});

/** Takes back a response that is not sent yet. Its text becomes the draft. */
export function useTakeBack(onTakenBack?: (review: Review) => void) {
  const { client, queryClient } = useAppContext();
  return useMutation({
    mutationFn: ({ id }: { id: number; text: string }) =>
      client.request('DELETE /reviews/hostaway/:id/response', { params: { id } }),
    onSuccess: (review, { text }) => {
      setDraft(review.id, text);
      updateResponse(queryClient, review);
      // Here, because the button is gone as soon as the review has changed.
      onTakenBack?.(review);
    },
    // It may have been sent meanwhile.
    onError: (_error, { id }) =>
      queryClient.invalidateQueries({ queryKey: [...keys.review, { params: { id } }] }),
  });
}

/** Polls the reviews with a waiting response while it is due, and shows its state in their rows. */
export function useWaitingResponses(reviews: readonly Review[] = []): void {
  const { client, queryClient } = useAppContext();
  const waiting = reviews.flatMap(({ id, writtenResponse }) =>
    writtenResponse?.state === 'waiting' ? { id, sendAt: Date.parse(writtenResponse.sendAt ?? '') } : [],
  );
  // A response that is being sent has no time any more.
  const untilDue = (sendAt: number) => (sendAt || 0) - Date.now();
  const polls = useRef(new Map<number, number>());
  const isRecent = (id: number) => (polls.current.get(id) ?? 0) < SHORT_POLLS;
  useQuery({
    queryKey: ['responses', ...waiting.map(({ id }) => id)],
    enabled: waiting.length > 0,
    refetchInterval: () => {
      const next = Math.min(
        ...waiting.filter(({ id }) => isRecent(id)).map(({ sendAt }) => untilDue(sendAt)),
      );
      return Math.min(Math.max(next, 0) + SHORT_INTERVAL, LONG_INTERVAL);
    },
    queryFn: async ({ signal }) => {
      const due = waiting.filter(({ sendAt }) => untilDue(sendAt) <= 0);
      for (const { id } of due) polls.current.set(id, (polls.current.get(id) ?? 0) + 1);
      const polled = await Promise.all(
        due.map(({ id }) => client.request('GET /reviews/hostaway/:id', { params: { id }, signal })),
      );
      // Reading the list again instead could move rows of a filtered list.
      for (const review of polled) updateResponse(queryClient, review);
      return polled.map(({ writtenResponse }) => writtenResponse?.state ?? null);
    },
  });
}

/** Updates only the response, so that an approval that was just clicked remains. */
export function updateResponse(
  queryClient: QueryClient,
  { id, response, writtenResponse, canRespond, responseBlockedReason }: Review,
): void {
  updateReview(queryClient, id, (review) => ({
    ...review,
    response,
    writtenResponse,
    canRespond,
    responseBlockedReason,
  }));
}
