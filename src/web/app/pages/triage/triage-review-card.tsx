import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useEffect } from 'react';
import type { ChannelEntry } from '#contract/listings/channel-rights.ts';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { shortDate } from '#domain/dates.ts';
import { ButtonLink } from '#web/app/controls/button-link.tsx';
import { panelCopy } from '#web/app/reviews/copy.ts';
import { Decisions } from '#web/app/reviews/decisions/decision-history.tsx';
import { AssigneeSelect } from '#web/app/reviews/panel/assignee-select.tsx';
import { Notes } from '#web/app/reviews/panel/notes.tsx';
import { ReviewContent } from '#web/app/reviews/panel/review-content.tsx';
import { useLiveReview } from '#web/app/reviews/panel/use-live-review.ts';
import { Viewers } from '#web/app/reviews/panel/viewers.tsx';
import { CompanyResponse, ReplyChip } from '#web/app/reviews/responses/company-response.tsx';
import { ChannelWarning, KeptMark, SentimentChip, StatusChip } from '#web/app/reviews/review-chips.tsx';
import { changesText } from '#web/app/reviews/revision-diff.tsx';
import { StayDetails } from '#web/app/reviews/stay-details.tsx';
import { ChannelChip } from '#web/property/channel-chip.tsx';
import { ReviewCard } from '#web/property/review-card.tsx';
import { Stars } from '#web/property/stars.tsx';
import { triageCopy } from './copy.ts';
import { RelatedReviews } from './related-reviews.tsx';
import { ShownShares } from './shown-shares.tsx';
import styles from './triage.module.css';
import { type SwipeOptions, useSwipe } from './use-swipe.ts';

export interface TriageReviewCardProps {
  review: Review;
  swipe: SwipeOptions;
  /** Whether it has been shown long enough to load the rest. */
  isSettled: boolean;
  channel: ChannelEntry | undefined;
  timeZone: string;
  respond: (review: Review) => void;
  /** Called with the present version of the review. */
  update: (review: Review) => void;
}

/** Everything that is needed to decide about a review. */
export function TriageReviewCard(props: TriageReviewCardProps): ReactNode {
  const { review, swipe, isSettled, channel, timeZone, respond } = props;
  // Otherwise guests would see exactly what is shown here.
  const isTextChanged = !review.isApproved && review.revision !== undefined && changesText(review.revision);
  const ref = useSwipe(swipe);
  return (
    <div ref={ref} className={styles.sheet}>
      <article className={`card ${styles.review}`}>
        <header className={styles.who}>
          <h2>
            <bdi>{review.guestName}</bdi>
          </h2>
          <p className={`row ${styles.facts}`}>
            <Stars rating={review.rating} />
            {review.rating !== null && <strong>{review.rating.toFixed(1)}</strong>}
            <StatusChip isApproved={review.isApproved} channel={channel} />
            <KeptMark review={review} />
            <ChannelChip channel={review.channel} />
            <ChannelWarning entry={channel} />
            <time dateTime={review.reviewDate}>{shortDate(new Date(review.reviewDate), timeZone)}</time>
            <SentimentChip sentiment={review.sentiment} />
          </p>
          <p className="note">{review.listingName}</p>
        </header>
        {isSettled && <LivePart review={review} update={props.update} />}
        <ReviewContent review={review} />
        <StayDetails review={review} />
        <ShownShares listingId={review.listingId} isSettled={isSettled} />
      </article>
      <div className={`card ${styles.aside}`}>
        <RelatedReviews review={review} isSettled={isSettled} timeZone={timeZone} />
        <section className={styles.part}>
          <h3>{triageCopy.response}</h3>
          {review.reply && <ReplyChip reply={review.reply} />}
          <CompanyResponse review={review} timeZone={timeZone} onRespond={respond} />
        </section>
        <section className={styles.preview}>
          {isTextChanged && (
            <>
              <h3>{triageCopy.preview}</h3>
              <ReviewCard review={{ ...review, isApproved: true }} timeZone={timeZone} />
            </>
          )}
          <ButtonLink
            href={pages.preview(review.listingId, { review: review.id })}
            look="quiet"
            size="small"
            target="_blank"
          >
            {panelCopy.preview}
            <ExternalLink />
          </ButtonLink>
        </section>
        <div className={styles.loaded}>
          {isSettled && (
            <>
              <AssigneeSelect review={review} />
              <Notes reviewId={review.id} timeZone={timeZone} />
              <section className={`note ${styles.part}`}>
                <h3>{triageCopy.decisions}</h3>
                <Decisions reviewId={review.id} timeZone={timeZone} />
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
