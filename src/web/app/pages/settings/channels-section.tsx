import { useQuery } from '@tanstack/react-query';
import type { ChannelEntry } from '#contract/listings/channel-rights.ts';
import { OTHER_CHANNELS } from '#domain/listings/channel.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { channelsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { channelsCopy, settingsCopy } from './copy.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Channels that few companies use are listed in a closed section. */
const RARE = new Set<string>(OTHER_CHANNELS);

/** The channels whose reviews may be shown. */
export function ChannelsSection() {
  const { client } = useAppContext();
  const { data, error, refetch } = useQuery(channelsQuery(client));
  return (
    <SettingsSection title={channelsCopy.title} intro={channelsCopy.intro}>
      {error && (
        <FailureAlert message={messageOr(error, channelsCopy.loadFailed)}>
          <Button onClick={() => void refetch()}>{settingsCopy.retry}</Button>
        </FailureAlert>
      )}
      {data ? <Channels channels={data.channels} /> : !error && <Loading />}
    </SettingsSection>
  );
}

function Channels({ channels }: { channels: readonly ChannelEntry[] }) {
  const rare = channels.filter(({ channel }) => RARE.has(channel));
  const common = channels.filter(({ channel }) => !RARE.has(channel));
  return (
    <>
      <ul>
        {common.map((entry) => (
          <ChannelChoice key={entry.channel} entry={entry} />
        ))}
      </ul>
      <details className={styles.others}>
        <summary>{channelsCopy.others(rare.length)}</summary>
        <ul>
          {rare.map((entry) => (
            <ChannelChoice key={entry.channel} entry={entry} />
          ))}
        </ul>
      </details>
    </>
  );
}

/** Has the height of the list, so that nothing moves when it has loaded. */
function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="visually-hidden" role="status">
        {channelsCopy.loading}
      </p>
    </div>
  );
}
