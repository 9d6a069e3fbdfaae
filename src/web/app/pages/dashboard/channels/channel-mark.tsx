import type { ChannelEntry } from '#contract/channel-rights.ts';
import { hint } from '#web/app/controls/hint.ts';
import { AlertIcon, HiddenIcon } from '#web/app/controls/icons.tsx';
import { channelCopy } from '../copy.ts';
import styles from './channel-mark.module.css';

/** A small sign beside a channel that is not simply free to be shown, with the reason in words. */
export function ChannelMark({ entry }: { entry: ChannelEntry | undefined }) {
  if (!entry || entry.rights === 'shown') return null;
  const words = channelCopy.warnings[entry.rights](entry.channel, entry.terms);
  return (
    <span className={styles.mark} data-rights={entry.rights} role="img" {...hint(words)}>
      {entry.rights === 'hidden' ? <HiddenIcon /> : <AlertIcon />}
    </span>
  );
}
