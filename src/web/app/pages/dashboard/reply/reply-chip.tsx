import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import type { Reply } from '#contract/reviews.ts';
import { replyCopy } from '../copy.ts';
import styles from './reply.module.css';

const ICONS = { waiting: Clock, sent: Check, refused: CircleAlert, impossible: CircleAlert };

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
