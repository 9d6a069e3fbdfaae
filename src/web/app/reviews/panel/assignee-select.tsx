import type { Review } from '#contract/reviews/reviews.ts';
import { keys } from '#web/app/api/queries.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { assigneeCopy } from '../copy.ts';
import { PersonSelect } from '../person-select.tsx';
import { updateReview } from '../review-cache.ts';
import { usePeople } from '../use-people.ts';

export function AssigneeSelect({ review: { id, assignee } }: { review: Review }) {
  const { queryClient } = useAppContext();
  const { nameOf } = usePeople();
  const canAssign = useCan('reviews:assign');
  const show = (to: string | undefined) =>
    updateReview(queryClient, id, ({ assignee: _before, ...others }) => ({
      ...others,
      ...(to !== undefined && { assignee: to }),
    }));
  const { mutate, error } = useSend('PUT /reviews/:id/assignee', {
    // Requests run one at a time, so that the last choice arrives last.
    scope: { id: `assignee ${id}` },
    refreshes: [keys.stats],
    onMutate: ({ body }) => {
      show(body.assignee ?? undefined);
      return assignee;
    },
    onError: (_error, _input, before) => show(before),
  });
  if (!canAssign) return <p>{assigneeCopy.of(assignee && nameOf(assignee))}</p>;
  return (
    <>
      <PersonSelect
        label={assigneeCopy.label}
        none={assigneeCopy.none}
        value={assignee}
        onChange={(to) => mutate({ params: { id }, body: { assignee: to ?? null } })}
      />
      <Failure error={error} text={assigneeCopy.failed} />
    </>
  );
}
