import type { Review } from '#contract/reviews/reviews.ts';
import { LongTime } from './long-time.tsx';
import { useTexts } from './texts.ts';
import { WrittenText } from './written-text.tsx';

export interface HostResponseProps {
  response: NonNullable<Review['response']>;
  timeZone: string;
}

/** The company's response to a review. */
export function HostResponse({ response, timeZone }: HostResponseProps) {
  const { review } = useTexts();
  return (
    <div className="host-response">
      <p className="host-response-label quiet">
        <strong>{review.responseFrom}</strong>
        {response.date && <LongTime at={response.date} timeZone={timeZone} />}
      </p>
      <WrittenText as="div" className="host-response-text written" text={response.text} />
    </div>
  );
}
