import Reply from 'lucide-react/icons/reply';
import type { Review } from '#contract/reviews.ts';
import { Button } from '#web/app/controls/button.tsx';
import { HostResponse } from '#web/property/host-response.tsx';
import { replyCopy } from '../copy.ts';
import styles from './reply.module.css';

export interface CompanyResponseProps {
  review: Review;
  timeZone: string;
  onRespond: (review: Review) => void;
}

/** What the company answered, else what it is about to, else the way to do so or why there is none. */
export function CompanyResponse({ review, timeZone, onRespond }: CompanyResponseProps) {
  const { response, reply, canReply, whyNot } = review;
  if (response) return <HostResponse response={response} timeZone={timeZone} />;
  return (
    <div className={styles.response}>
      {reply && (
        <div className={styles.unsent}>
          <p className={styles.label}>{replyCopy.unsent}</p>
          <p className={styles.words} dir="auto">
            {reply.text}
          </p>
        </div>
      )}
      {canReply && (
        <Button size="small" className={styles.write} onClick={() => onRespond(review)}>
          <Reply />
          {replyCopy.write}
        </Button>
      )}
      {whyNot && <p className={styles.whyNot}>{whyNot}</p>}
    </div>
  );
}
