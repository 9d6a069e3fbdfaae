import { pages } from '#contract/paths.ts';
import { ANSWER_STATES, type AnswerState } from '#domain/responses/answers.ts';
import { queryString } from '#web/app/api/request.ts';
import { oneOf, wholeNumber } from '#web/app/search-string.ts';

/** What the desk shows. Without a state, what needs an answer. */
export interface AnswersSearch {
  state?: Exclude<AnswerState, 'open'>;
  low?: true;
  mine?: true;
  /** The id of the review beside the list. */
  review?: number;
}

export const answersUrl = (search: AnswersSearch): string => pages.answers() + queryString({ ...search });

/** Reads the parameters of the URL and leaves out what is not valid. */
export function parseAnswersSearch(raw: Record<string, unknown>): AnswersSearch {
  return {
    state: oneOf(
      ANSWER_STATES.filter((state) => state !== 'open'),
      raw.state,
    ),
    low: oneOf(['true'], raw.low) && true,
    mine: oneOf(['true'], raw.mine) && true,
    review: wholeNumber(raw.review, Number.MAX_SAFE_INTEGER),
  };
}
