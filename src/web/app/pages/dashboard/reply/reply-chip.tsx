import type { Reply } from '#contract/reviews.ts';
import { AlertIcon, CheckIcon, ClockIcon } from '#web/app/controls/icons.tsx';
import { replyCopy } from '../copy.ts';
import styles from './reply.module.css';

const ICONS = { waiting: ClockIcon, sent: CheckIcon, refused: AlertIcon, impossible: AlertIcon };

/** What became of the company's response; said to whoever listens when it changes. */
export function ReplyChip({ reply: { state, words } }: { reply: Reply }) {
  const Icon = ICONS[state];
  return (
    <span className={styles.chip} data-state={state} aria-live="polite">
      <Icon />
      {replyCopy.states[state](words)}
    </span>
  );
}
