import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import ReplyIcon from 'lucide-react/icons/reply';
import type { Reply, Review } from '#contract/reviews/reviews.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { HostResponse } from '#web/property/host-response.tsx';
import { replyCopy } from '../copy.ts';
import styles from './reply.module.css';

const TONES = { waiting: 'waiting', sent: 'public', refused: 'failed', impossible: undefined };
const ICONS = { waiting: Clock, sent: Check, refused: CircleAlert, impossible: CircleAlert };

/** The state of the company's response; screen readers announce changes. */
export function ReplyChip({ reply: { state, reason } }: { reply: Reply }) {
  const Icon = ICONS[state];
  return (
    <span className={`note ${styles.chip}`} data-tone={TONES[state]} aria-live="polite">
      <Icon />
      {replyCopy.states[state](reason)}
    </span>
  );
}

export interface CompanyResponseProps {
  review: Review;
  onRespond: (review: Review) => void;
}

/** The company's response, or the unsent one with a button to edit it, or why none can be written. */
export function CompanyResponse({ review, onRespond }: CompanyResponseProps) {
  const { response, reply, canReply, replyBlockedReason } = review;
  const canRespond = useCan('reviews:respond');
  const { timeZone } = useAppContext().config;
  if (response) return <HostResponse response={response} timeZone={timeZone} />;
  return (
    <div className={styles.response}>
      {reply && (
        <div className={styles.unsent}>
          <p className="label">{replyCopy.unsent}</p>
          <p className="written" dir="auto">
            {reply.text}
          </p>
        </div>
      )}
      {canReply && canRespond && (
        <Button size="small" className={styles.write} onClick={() => onRespond(review)}>
          <ReplyIcon />
          {replyCopy.write}
        </Button>
      )}
      {replyBlockedReason && <p className="note">{replyBlockedReason}</p>}
    </div>
  );
}
