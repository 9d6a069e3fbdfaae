import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Decisions } from '#web/app/reviews/decisions/decision-history.tsx';
import { AssigneeSelect } from '#web/app/reviews/panel/assignee-select.tsx';
import { Notes } from '#web/app/reviews/panel/notes.tsx';
import { ReviewContent } from '#web/app/reviews/panel/review-content.tsx';
import { useLiveReview } from '#web/app/reviews/panel/use-live-review.ts';
import { Viewers } from '#web/app/reviews/panel/viewers.tsx';
import { PreviewLink } from '#web/app/reviews/preview-link.tsx';
import { CompanyResponse, ResponseChip } from '#web/app/reviews/responses/company-response.tsx';
import { ReviewFacts } from '#web/app/reviews/review-chips.tsx';
import { changesText } from '#web/app/reviews/revision-diff.tsx';
import { StayDetails } from '#web/app/reviews/stay-details.tsx';
import { ReviewCard } from '#web/property/review-card.tsx';
import { triageCopy } from './copy.ts';
import { RelatedReviews, ShownShares } from './related-reviews.tsx';
import styles from './triage.module.css';

export interface TriageReviewCardProps {
  review: Review;
  swipe: SwipeOptions;
  /** Whether it has been shown long enough to load the rest. */
  isSettled: boolean;
  respond: (review: Review) => void;
  /** Called with the present version of the review. */
  update: (review: Review) => void;
}

export function TriageReviewCard(props: TriageReviewCardProps) {
  const { review, swipe, isSettled, respond } = props;
  const { timeZone } = useAppContext().config;
  // Otherwise guests would see exactly what is shown here.
  const isTextChanged = !review.isApproved && review.revision !== undefined && changesText(review.revision);
  const ref = useSwipe(swipe);
  // Each review is read from its beginning, also where the buttons are below it.
  useEffect(() => void scrollTo(0, 0), []);
  return (
    <div ref={ref} className={`halves ${styles.sheet}`}>
      <article className={`card ${styles.review}`}>
        <header className="stack-tiny">
          <h2>
            <bdi>{review.guestName}</bdi>
          </h2>
          <p className="row quiet">
            <ReviewFacts review={review} />
          </p>
          <p className="note">{review.listingName}</p>
        </header>
        {isSettled && <LivePart review={review} update={props.update} />}
        <ReviewContent review={review} />
        <StayDetails review={review} />
        <ShownShares listingId={review.listingId} isSettled={isSettled} />
      </article>
      <div className="card">
        <RelatedReviews review={review} isSettled={isSettled} />
        <section className="stack-tiny">
          <h3>{triageCopy.response}</h3>
          {review.writtenResponse && <ResponseChip response={review.writtenResponse} />}
          <CompanyResponse review={review} onRespond={respond} />
        </section>
        <section className={`stack-tiny ${styles.preview}`}>
          {isTextChanged && (
            <>
              <h3>{triageCopy.preview}</h3>
              <ReviewCard review={{ ...review, isApproved: true }} timeZone={timeZone} />
            </>
          )}
          <PreviewLink review={review} target="_blank" />
        </section>
        <div className={`stack ${styles.loaded}`}>
          {isSettled && (
            <>
              <AssigneeSelect review={review} />
              <Notes reviewId={review.id} />
              <section className="note stack-tiny">
                <h3>{triageCopy.decisions}</h3>
                <Decisions reviewId={review.id} />
              </section>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Follows what others do with the review meanwhile. */
function LivePart({ review, update }: Pick<TriageReviewCardProps, 'review' | 'update'>) {
  const { data, isPlaceholderData } = useLiveReview(review.id);
  // The session is outside of React.
  useEffect(() => {
    if (data && !isPlaceholderData) update(data);
  }, [data, isPlaceholderData, update]);
  return <Viewers review={data ?? review} />;
}

/** Pixels. A shorter movement snaps back. */
const DISTANCE = 96;

interface SwipeOptions {
  onRight: () => void;
  onLeft: () => void;
}

interface Swipe {
  x: number;
  y: number;
  /** Undefined until the finger has moved. A vertical movement scrolls. */
  isHorizontal?: boolean;
}

/** Follows a finger that moves an element sideways, and acts when it has moved far enough. */
function useSwipe({ onRight, onLeft }: SwipeOptions): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe | null>(null);

  const act = useEffectEvent((moved: number) => {
    if (moved > DISTANCE) onRight();
    else if (moved < -DISTANCE) onLeft();
  });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const begin = ({ touches: [touch, second] }: TouchEvent) => {
      swipe.current = touch && !second ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!swipe.current || !touch) return;
      const moved = touch.clientX - swipe.current.x;
      swipe.current.isHorizontal ??= Math.abs(moved) > Math.abs(touch.clientY - swipe.current.y);
      if (!swipe.current.isHorizontal) return;
      // Otherwise Chromium takes the movement for a fling and ignores a tap that soon follows.
      event.preventDefault();
      element.style.translate = `${moved}px`;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      element.style.translate = '';
      if (event.type === 'touchend' && swipe.current?.isHorizontal && touch)
        act(touch.clientX - swipe.current.x);
      swipe.current = null;
    };
    element.addEventListener('touchstart', begin, { signal, passive: true });
    element.addEventListener('touchmove', move, { signal, passive: false });
    element.addEventListener('touchend', end, { signal });
    element.addEventListener('touchcancel', end, { signal });
    return () => stop.abort();
  }, []);
  return ref;
}
