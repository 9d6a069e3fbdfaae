import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerState } from '#domain/responses/answers.ts';
import { useChanges } from '#web/app/api/use-changes.ts';
import { useAppContext } from '#web/app/app-context.ts';
import type { AnswersSearch } from './answers-search.ts';

const PAGE = 25;
const KEY = ['GET /answers'];

/** A list of the desk, in parts. It is read again after each change, also by others. */
export function useAnswers({ state: chosen, low, mine }: AnswersSearch) {
  const state: AnswerState = chosen ?? 'open';
  const { client } = useAppContext();
  const readAgain = useReadAnswers();
  // Responses and skips of others are changes of single reviews.
  useChanges({ onEvent: readAgain, onReview: readAgain });
  return useInfiniteQuery({
    queryKey: [...KEY, state, low, mine],
    queryFn: ({ pageParam: offset, signal }) =>
      client.request('GET /answers', { query: { state, low, mine, limit: PAGE, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _all, offset) => (last.reviews.length === PAGE ? offset + PAGE : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Reads the lists again. */
export function useReadAnswers(): () => Promise<void> {
  const { queryClient } = useAppContext();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}
