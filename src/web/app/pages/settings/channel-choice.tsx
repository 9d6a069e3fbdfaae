import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ChannelEntry } from '#contract/listings/channel-rights.ts';
import { CHANNEL_RIGHTS, type ChannelRights } from '#domain/listings/channel-rights.ts';
import { keys } from '#web/app/api/queries.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { ConfirmDialog } from '#web/app/controls/dialog.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { channelsCopy } from './copy.ts';
import styles from './settings.module.css';

const LIST = ['GET /channels'];
const TONES = { shown: 'public', warned: 'waiting', hidden: 'failed' } satisfies Record<
  ChannelRights,
  string
>;

/** One channel with its three choices. A choice is saved at once, except that hiding must be confirmed first. */
export function ChannelChoice({ entry }: { entry: ChannelEntry }) {
  const { channel, terms } = entry;
  const { queryClient } = useAppContext();
  const { mutate, variables, isPending, isSuccess, error } = useSend('PUT /channels/:channel/rights', {
    // Requests run one after the other, so that the last click wins.
    scope: { id: `channel ${channel}` },
    // The choice changes the public reviews of each property.
    refreshes: [LIST, keys.ratingDistribution],
    onError: () => queryClient.invalidateQueries({ queryKey: LIST }),
  });
  const rights = isPending ? variables.body.rights : entry.rights;
  const set = (chosen: ChannelRights) => mutate({ params: { channel }, body: { rights: chosen } });
  const [isAsking, setAsking] = useState(false);
  const name = useId();
  const meaning = useId();
  return (
    <li data-rights={rights}>
      <div>
        <p className="entry-name" id={`${name}-name`}>
          {channel}
        </p>
        <p className={`note ${styles.meaning}`} id={meaning}>
          {channelsCopy.means[rights]}
          {terms && (
            <span className="label" data-tone="waiting">
              {terms}
            </span>
          )}
        </p>
      </div>
      <fieldset className={styles.choices} aria-labelledby={`${name}-name`} aria-describedby={meaning}>
        {CHANNEL_RIGHTS.map((choice) => (
          <label key={choice} className={styles.choice} data-tone={TONES[choice]}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={rights === choice}
              onChange={() => (choice === 'hidden' ? setAsking(true) : set(choice))}
            />
            <span>{channelsCopy.choices[choice]}</span>
          </label>
        ))}
      </fieldset>
      <p className="visually-hidden" aria-live="polite">
        {isSuccess && channelsCopy.saved(channel, channelsCopy.choices[rights])}
      </p>
      {isAsking && (
        <HideChannelDialog
          channel={channel}
          onConfirm={() => set('hidden')}
          onClose={() => setAsking(false)}
        />
      )}
      <Failure error={error} text={channelsCopy.saveFailed} />
    </li>
  );
}

interface HideChannelDialogProps {
  channel: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says how many reviews hiding a channel takes off the public site, and asks for confirmation. */
function HideChannelDialog({ channel, onConfirm, onClose }: HideChannelDialogProps) {
  const { client } = useAppContext();
  const copy = channelsCopy.hide;
  const { data, error } = useQuery({
    queryKey: ['hideChannel', channel],
    // Unpublishing each of its reviews would take the same ones off the site.
    queryFn: ({ signal }) =>
      client.request('POST /reviews/bulk', {
        body: { action: 'unpublish', filter: { channel, approved: true }, dryRun: true },
        signal,
      }),
    gcTime: 0,
  });
  return (
    <ConfirmDialog
      title={copy.title(channel)}
      confirm={copy.confirm}
      isDisabled={!data && !error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p role="status">
        {data
          ? copy.consequence(data.stopBeingPublic, data.preview?.properties ?? 0)
          : !error && copy.counting}
      </p>
      <Failure error={error} text={copy.failed} />
      <p className="note">{copy.reversible}</p>
    </ConfirmDialog>
  );
}
