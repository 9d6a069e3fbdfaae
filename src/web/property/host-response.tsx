import type { Review } from '#contract/reviews/reviews.ts';
import { reviewCopy } from './copy.ts';
import { LongTime } from './long-time.tsx';
import { WrittenText } from './written-text.tsx';

export interface HostResponseProps {
  response: NonNullable<Review['response']>;
  timeZone: string;
}

/** The company's response to a review. */
export function HostResponse({ response, timeZone }: HostResponseProps) {
  return (
    <div className="host-response">
      <p className="host-response-label">
        <strong>{reviewCopy.responseFrom}</strong>
        {response.date && <LongTime at={response.date} timeZone={timeZone} />}
      </p>
      <WrittenText as="div" className="host-response-text" text={response.text} />
    </div>
  );
}
