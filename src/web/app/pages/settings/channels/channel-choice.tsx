import { useId } from 'react';
import type { ChannelEntry } from '#contract/channel-rights.ts';
import { CHANNEL_RIGHTS } from '#domain/channel-rights.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { channelsCopy } from '../copy.ts';
import styles from './channels.module.css';
import { useSetRights } from './use-set-rights.ts';

/** One channel with its three choices. A choice holds at once; there is nothing to save. */
export function ChannelChoice({ entry }: { entry: ChannelEntry }) {
  const { channel, rights, terms } = entry;
  const { mutate, error, isSuccess } = useSetRights(channel);
  const name = useId();
  const hint = useId();
  return (
    <li className={styles.channel} data-rights={rights}>
      <div className={styles.about}>
        <p className={styles.name} id={`${name}-name`}>
          {channel}
        </p>
        <p className={styles.hint} id={hint}>
          {channelsCopy.means[rights]}
          {terms && <span className={styles.terms}>{terms}</span>}
        </p>
      </div>
      <fieldset className={styles.choices} aria-labelledby={`${name}-name`} aria-describedby={hint}>
        {CHANNEL_RIGHTS.map((choice) => (
          <label key={choice} className={styles.choice} data-choice={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={rights === choice}
              onChange={() => mutate(choice)}
            />
            <span>{channelsCopy.choices[choice]}</span>
          </label>
        ))}
      </fieldset>
      <p className="visually-hidden" aria-live="polite">
        {isSuccess && channelsCopy.saved(channel, channelsCopy.choices[rights])}
      </p>
      {error && (
        <div className={styles.failure}>
          <FailureAlert message={messageOr(error, channelsCopy.saveFailed)} />
        </div>
      )}
    </li>
  );
}
