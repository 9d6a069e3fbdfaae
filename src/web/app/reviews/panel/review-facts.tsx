import type { Review } from '#contract/reviews/reviews.ts';
import { ChannelChip } from '#web/property/channel-chip.tsx';
import { Stars, type StarsProps } from '#web/property/stars.tsx';
import { Day } from '../day.tsx';
import { ChannelWarning, KeptMark, SentimentChip, StatusChip } from '../review-chips.tsx';
import { useChannels } from '../use-channels.ts';

/** The rating, status, channel, date and sentiment of a review, for one line. */
export function ReviewFacts({ review, size }: { review: Review } & Pick<StarsProps, 'size'>) {
  const channel = useChannels()(review.channel);
  return (
    <>
      <Stars rating={review.rating} {...(size && { size })} />
      {review.rating !== null && <strong>{review.rating.toFixed(1)}</strong>}
      <StatusChip isApproved={review.isApproved} channel={channel} />
      <KeptMark review={review} />
      <ChannelChip channel={review.channel} />
      <ChannelWarning entry={channel} />
      <Day at={review.reviewDate} />
      <SentimentChip sentiment={review.sentiment} isCorrected={review.isSentimentCorrected} />
    </>
  );
}
