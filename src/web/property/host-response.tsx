import type { Review } from '#contract/reviews.ts';
import { reviewCopy } from './copy.ts';
import { LongTime } from './long-time.tsx';

export interface HostResponseProps {
  response: NonNullable<Review['response']>;
  timeZone: string;
}

/** What the company answered, visibly not the guest's words. */
export function HostResponse({ response, timeZone }: HostResponseProps) {
  return (
    <div className="host-response">
      <p className="host-response-label">
        <strong>{reviewCopy.responseFrom}</strong>
        {response.date && <LongTime at={response.date} timeZone={timeZone} />}
      </p>
      <p className="host-response-text" dir="auto">
        {response.text.trim()}
      </p>
    </div>
  );
}
