import CircleAlert from 'lucide-react/icons/circle-alert';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ChannelEntry } from '#contract/channel-rights.ts';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { channelCopy } from '../copy.ts';
import styles from './channel-mark.module.css';

/** A small sign beside a channel that is not simply free to be shown, with the reason in words. */
export function ChannelMark({ entry }: { entry: ChannelEntry | undefined }) {
  if (!entry || entry.rights === 'shown') return null;
  const words = channelCopy.warnings[entry.rights](entry.channel, entry.terms);
  return (
    <span className={styles.mark} data-rights={entry.rights} role="img" {...tooltip(words)}>
      {entry.rights === 'hidden' ? <EyeOff /> : <CircleAlert />}
    </span>
  );
}
