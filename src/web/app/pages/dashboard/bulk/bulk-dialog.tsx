import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkBody, BulkResult } from '#contract/decisions/bulk.ts';
import type { BulkAction } from '#domain/decisions/bulk.ts';
import { OFFERED_REASONS } from '#domain/decisions/decision-reason.ts';
import { formatNumber } from '#domain/format-number.ts';
import { hasStatus } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { BusyBar } from '#web/app/controls/busy-bar.tsx';
import { Button } from '#web/app/controls/button.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { Skeleton } from '#web/app/controls/skeleton.tsx';
import { usePeople } from '#web/app/reviews/use-people.ts';
import { bulkCopy } from './copy.ts';

/** Milliseconds: 100,000 reviews take longer than other calls. */
const TIMEOUT = 300_000;
const REASONS = 'bulk-reasons';

/** Which reviews a bulk action changes, and the content of those that were on the screen. */
export type BulkTarget = Pick<BulkBody, 'ids' | 'filter' | 'seen'>;

export interface BulkDialogProps {
  action: BulkAction;
  target: BulkTarget;
  onDone: (result: BulkResult) => void;
  onClose: () => void;
}

/** Says what an action would change, then changes exactly that. */
export function BulkDialog({ action, target, onDone, onClose }: BulkDialogProps) {
  const { client } = useAppContext();
  const [reason, setReason] = useState('');
  const [assignee, setAssignee] = useState<string | null | undefined>();
  const isComplete = action !== 'assign' || assignee !== undefined;
  const body: BulkBody = {
    action,
    ...target,
    ...(action === 'unpublish' && reason.trim() !== '' && { reason: reason.trim() }),
    ...(action === 'assign' && assignee !== undefined && { assignee }),
  };
  const dry = useQuery({
    queryKey: ['bulk', action, target, assignee],
    queryFn: ({ signal }) =>
      client.request('POST /reviews/bulk', { body: { ...body, dryRun: true }, signal, timeout: TIMEOUT }),
    enabled: isComplete,
    gcTime: 0,
  });
  const run = useMutation({
    mutationFn: ({ matching, fingerprint }: BulkResult) =>
      client.request('POST /reviews/bulk', {
        body: { ...body, expected: matching, fingerprint } satisfies BulkBody,
        timeout: TIMEOUT,
      }),
    onSuccess: onDone,
    onError: (error) => {
      if (hasStatus(error, 409)) void dry.refetch();
    },
  });
  const counted = dry.isFetching ? undefined : dry.data;
  const count = counted?.changed ?? 0;
  // The set is no longer the counted one; nothing was changed.
  const wasRecounted = hasStatus(run.error, 409);
  return (
    <Dialog title={bulkCopy.title[action](counted?.matching ?? null)} onClose={onClose}>
      {action === 'assign' && <AssigneeField value={assignee} onChange={setAssignee} />}
      {wasRecounted && (
        <p className="notice" data-tone="waiting" role="alert">
          {bulkCopy.recounted}
        </p>
      )}
      {counted ? (
        <BulkSummary action={action} result={counted} />
      ) : (
        isComplete && !dry.error && <Skeleton label={bulkCopy.counting} />
      )}
      {action === 'unpublish' && (
        <>
          <TextField label={bulkCopy.reason} list={REASONS} value={reason} onChange={setReason} />
          <datalist id={REASONS}>
            {OFFERED_REASONS.map((offered) => (
              <option key={offered} value={offered} />
            ))}
          </datalist>
        </>
      )}
      <Failure error={dry.error} text={bulkCopy.countFailed} />
      <Failure error={wasRecounted ? null : run.error} text={bulkCopy.failed} />
      {run.isPending && <BusyBar label={bulkCopy.running[action](count)} />}
      <p className="note" role="status">
        {run.isPending ? bulkCopy.running[action](count) : bulkCopy.undoable}
      </p>
      <div className="row">
        <Button onClick={closeDialog}>{bulkCopy.cancel}</Button>
        <Button
          look="primary"
          disabled={!counted || count === 0 || run.isPending}
          onClick={() => counted && run.mutate(counted)}
        >
          {bulkCopy.confirm[action](counted ? count : null)}
        </Button>
      </div>
    </Dialog>
  );
}

/** Before the choice nothing can be counted. */
const UNCHOSEN = -1;

function AssigneeField(props: {
  value: string | null | undefined;
  onChange: (assignee: string | null | undefined) => void;
}) {
  const { people } = usePeople();
  const options = [
    { value: UNCHOSEN, label: bulkCopy.choose },
    ...people.map(({ username, name }) => ({ value: username, label: name })),
    { value: undefined, label: bulkCopy.noOne },
  ];
  return (
    <Select<string | number | undefined>
      label={bulkCopy.assignee}
      options={options}
      value={props.value === undefined ? UNCHOSEN : (props.value ?? undefined)}
      onChange={(chosen) => props.onChange(chosen === UNCHOSEN ? undefined : ((chosen as string) ?? null))}
    />
  );
}

interface BulkSummaryProps {
  action: BulkAction;
  /** Of a dry run. */
  result: BulkResult;
}

/** What an action would change, in numbers and with a few of the reviews. */
function BulkSummary({ action, result }: BulkSummaryProps) {
  const { changed, becomePublic, stopBeingPublic, preview } = result;
  const places = preview?.properties ?? 0;
  const facts = [
    ...(changed === 0 ? [bulkCopy.nothing] : []),
    ...(becomePublic > 0 ? [bulkCopy.becomePublic(becomePublic, places)] : []),
    ...(changed > becomePublic ? [bulkCopy.changed(changed - becomePublic, places)] : []),
    ...(stopBeingPublic > 0 ? [bulkCopy.stopBeingPublic(stopBeingPublic)] : []),
    ...refusals(result),
  ];
  const warned = action === 'approve' ? (preview?.warned ?? []) : [];
  return (
    <>
      {warned.length > 0 && (
        <ul className="notice" data-tone="waiting">
          {warned.map(({ channel, count }) => (
            <li key={channel}>{bulkCopy.warned(count, channel)}</li>
          ))}
        </ul>
      )}
      <ul className="stack-tiny">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {preview && changed > 0 && (
        <>
          <dl className="row quiet" aria-label={bulkCopy.byStars}>
            {preview.byStars.map(({ stars, count }) => (
              <div key={stars} className="inline">
                <dt>{bulkCopy.stars(stars)}</dt>
                <dd>
                  <strong>{formatNumber(count)}</strong>
                </dd>
              </div>
            ))}
          </dl>
          <ul className="stack-small" aria-label={bulkCopy.sample}>
            {preview.sample.map(({ id, guestName, listingName, reviewText, rating }) => (
              <li key={id}>
                <p className="cut" dir="auto">
                  {reviewText.trim() || (action === 'assign' ? '' : bulkCopy.noText)}
                </p>
                <p className="note">
                  {rating !== null && `★ ${rating.toFixed(1)} · `}
                  <bdi>{guestName}</bdi> · {listingName}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** One line for each reason. The server names up to 1,000 refused reviews. */
function refusals({ refused, refusedCount }: BulkResult): string[] {
  const byReason = Map.groupBy(refused, ({ reason }) => reason);
  const lines = [...byReason].map(([reason, all]) => bulkCopy.refused(all.length, reason));
  const more = refusedCount - refused.length;
  return more > 0 ? [...lines, bulkCopy.moreRefused(more)] : lines;
}
