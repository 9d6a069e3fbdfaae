import { reviewOut } from '#contract/review-out.ts';
import type { ReviewWriter } from './review-file.ts';

/** One review per line, as the API has it; private feedback is added where it was asked for. */
export function ndjsonWriter({ withPrivateFeedback }: { withPrivateFeedback: boolean }): ReviewWriter {
  return {
    head: '',
    line: ({ review, stored: { privateFeedback } }) =>
      `${JSON.stringify({ ...reviewOut(review), ...(withPrivateFeedback && { privateFeedback }) })}\n`,
  };
}
