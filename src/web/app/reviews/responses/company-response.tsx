import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import ReplyIcon from 'lucide-react/icons/reply';
import type { Review, WrittenResponse } from '#contract/reviews/reviews.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { HostResponse } from '#web/property/host-response.tsx';
import { responseCopy } from '../copy.ts';
import styles from './response.module.css';

const TONES = { waiting: 'waiting', sent: 'public', refused: 'failed', cancelled: undefined };
const ICONS = { waiting: Clock, sent: Check, refused: CircleAlert, cancelled: CircleAlert };

/** The state of the company's response; screen readers announce changes. */
export function ResponseChip({ response: { state, reason } }: { response: WrittenResponse }) {
  const Icon = ICONS[state];
  return (
    <span className={`note ${styles.chip}`} data-tone={TONES[state]} aria-live="polite">
      <Icon />
      <span>{responseCopy.states[state](reason)}</span>
    </span>
  );
}

export interface CompanyResponseProps {
  review: Review;
  onRespond: (review: Review) => void;
}

/** The company's response, or the unsent one with a button to edit it, or why none can be written. */
export function CompanyResponse({ review, onRespond }: CompanyResponseProps) {
  const { response, writtenResponse, canRespond, responseBlockedReason } = review;
  const mayRespond = useCan('reviews:respond');
  const { timeZone } = useAppContext().config;
  if (response) return <HostResponse response={response} timeZone={timeZone} />;
  return (
    <div className={styles.response}>
      {writtenResponse && (
        <div className={styles.unsent}>
          <p className="label">{responseCopy.unsent}</p>
          <p className="written" dir="auto">
            {writtenResponse.text}
          </p>
        </div>
      )}
      {mayRespond && canRespond && (
        <Button size="small" className={styles.write} onClick={() => onRespond(review)}>
          <ReplyIcon />
          {responseCopy.write}
        </Button>
      )}
      {responseBlockedReason && <p className="note">{responseBlockedReason}</p>}
    </div>
  );
}
