import type { ChannelEntry } from '#contract/listings/channel-rights.ts';
import { OTHER_CHANNELS } from '#domain/listings/channel.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { channelsCopy as copy } from './copy.ts';
import styles from './settings.module.css';

/** Channels that few companies use are listed in a closed section. */
const RARE = new Set<string>(OTHER_CHANNELS);

export function ChannelsSection() {
  const { data, error, refetch } = useRoute('GET /channels');
  const channels = data?.channels ?? [];
  const rare = channels.filter(({ channel }) => RARE.has(channel));
  return (
    <Section title={copy.title} intro={copy.intro}>
      <Failure error={error} text={copy.loadFailed} onRetry={refetch} />
      {data && (
        <>
          <Channels channels={channels.filter((entry) => !rare.includes(entry))} />
          <details>
            <summary>{copy.others(rare.length)}</summary>
            <Channels channels={rare} />
          </details>
        </>
      )}
      {!data && !error && (
        // Has the height of the list, so that nothing moves when it has loaded.
        <div className={styles.loading} aria-busy="true">
          <p className="visually-hidden" role="status">
            {copy.loading}
          </p>
        </div>
      )}
    </Section>
  );
}

function Channels({ channels }: { channels: readonly ChannelEntry[] }) {
  return (
    <ul className="entries">
      {channels.map((entry) => (
        <ChannelChoice key={entry.channel} entry={entry} />
      ))}
    </ul>
  );
}
