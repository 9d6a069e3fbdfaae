import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BulkBody } from '#contract/decisions/bulk.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { channelsCopy } from './copy.ts';

export interface HideChannelDialogProps {
  channel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says how many reviews hiding a channel takes off the public site, and asks for confirmation. */
export function HideChannelDialog({ channel, onConfirm, onClose }: HideChannelDialogProps): ReactNode {
  const { client } = useAppContext();
  const { data, error } = useQuery({
    queryKey: ['hideChannel', channel],
    // Unpublishing each of its reviews would take the same ones off the site.
    queryFn: ({ signal }) =>
      client.request('POST /reviews/bulk', {
        body: { action: 'unpublish', filter: { channel, approved: true }, dryRun: true } satisfies BulkBody,
        signal,
      }),
    gcTime: 0,
  });
  return (
    <Dialog title={channelsCopy.hide.title(channel)} onClose={onClose}>
      <p role="status">
        {data
          ? channelsCopy.hide.consequence(data.stopBeingPublic, data.preview?.properties ?? 0)
          : !error && channelsCopy.hide.counting}
      </p>
      {error && <FailureAlert message={messageOr(error, channelsCopy.hide.failed)} />}
      <p className="note">{channelsCopy.hide.reversible}</p>
      <div className="row">
        <Button
          look="primary"
          disabled={!data && !error}
          onClick={(event) => {
            onConfirm();
            closeDialog(event);
          }}
        >
          {channelsCopy.hide.confirm}
        </Button>
        <Button onClick={closeDialog}>{channelsCopy.hide.cancel}</Button>
      </div>
    </Dialog>
  );
}
