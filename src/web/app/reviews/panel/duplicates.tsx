import type { Review } from '#contract/reviews/reviews.ts';
import { keys, REVIEW_DATA } from '#web/app/api/queries.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { duplicateCopy as copy } from '../copy.ts';
import { useSources } from '../use-sources.ts';

/** The other sources that have a review, each of which can be separated. */
export function Duplicates({ review }: { review: Review }) {
  const { duplicates = [] } = review;
  const { nameOf } = useSources({ enabled: duplicates.length > 0 });
  const canSeparate = useCan('reviews:decide');
  const { mutate, isPending, error } = useSend('DELETE /reviews/:id/duplicate', {
    refreshes: [[...keys.review, { params: { id: review.id } }], ...REVIEW_DATA],
  });
  if (duplicates.length === 0) return null;
  return (
    <section className="stack-small">
      <h3>{copy.heading}</h3>
      {duplicates.map(({ id, source }) => (
        <p key={id} className="row">
          {copy.alsoIn(nameOf(source))}
          {canSeparate && (
            <Button size="small" disabled={isPending} onClick={() => mutate({ params: { id } })}>
              {copy.separate}
            </Button>
          )}
        </p>
      ))}
      <Failure error={error} text={copy.failed} />
    </section>
  );
}
