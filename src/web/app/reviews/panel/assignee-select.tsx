import { useMutation } from '@tanstack/react-query';
import type { Review } from '#contract/reviews/reviews.ts';
import type { AssigneeBody } from '#contract/reviews/teamwork.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { assigneeCopy } from '../copy.ts';
import { PersonSelect } from '../person-select.tsx';
import { updateReview } from '../review-cache.ts';
import { usePeople } from '../use-people.ts';

export function AssigneeSelect({ review: { id, assignee } }: { review: Review }) {
  const { client, queryClient } = useAppContext();
  const { nameOf } = usePeople();
  const canAssign = useCan('reviews:assign');
  const show = (to: string | undefined) =>
    updateReview(queryClient, id, ({ assignee: _before, ...others }) => ({
      ...others,
      ...(to !== undefined && { assignee: to }),
    }));
  const { mutate, error } = useMutation({
    mutationFn: (to: string | undefined) =>
      client.request('PUT /reviews/:id/assignee', {
        params: { id },
        body: { assignee: to ?? null } satisfies AssigneeBody,
      }),
    onMutate: (to) => {
      show(to);
      return assignee;
    },
    onError: (_error, _to, before) => show(before),
  });
  if (!canAssign) return <p>{assigneeCopy.of(assignee && nameOf(assignee))}</p>;
  return (
    <>
      <PersonSelect
        label={assigneeCopy.label}
        none={assigneeCopy.none}
        value={assignee}
        onChange={(to) => mutate(to)}
      />
      <Failure error={error} text={assigneeCopy.failed} />
    </>
  );
}
