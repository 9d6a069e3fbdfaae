import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import EyeOff from 'lucide-react/icons/eye-off';
import Frown from 'lucide-react/icons/frown';
import Meh from 'lucide-react/icons/meh';
import Smile from 'lucide-react/icons/smile';
import type { ChannelEntry } from '#contract/listings/channel-rights.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import { ChannelChip } from '#web/property/channel-chip.tsx';
import { Stars, type StarsProps } from '#web/property/stars.tsx';
import { Chip } from '../controls/chip.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { channelCopy, tableCopy } from './copy.ts';
import { Day } from './day.tsx';
import { filterCopy } from './filters/copy.ts';
import { blockedReason, useChannels } from './use-channels.ts';

export interface StatusChipProps {
  isApproved: boolean;
  /** If it must not be shown, the public does not see the review even when it is approved. */
  channel: ChannelEntry | undefined;
}

/** Green is public, amber is pending. */
export function StatusChip({ isApproved, channel }: StatusChipProps) {
  return (
    <>
      <Chip tone={isApproved ? 'public' : 'waiting'}>
        {isApproved ? <Check /> : <Clock />}
        {isApproved ? tableCopy.approved : tableCopy.pending}
      </Chip>
      {isApproved && blockedReason(channel) !== null && (
        <span className="label" data-tone="failed">
          {channelCopy.notShown}
        </span>
      )}
    </>
  );
}

export interface KeptMarkProps {
  review: Review;
  /** Whether there is only room for an icon; its tooltip has the text. */
  isShort?: boolean;
}

/** Distinguishes a pending review that a person keeps unpublished from an undecided one. */
export function KeptMark({ review: { decision, reason }, isShort = false }: KeptMarkProps) {
  if (decision !== 'unpublished') return null;
  const text = reason ? tableCopy.keptBecause(reason) : tableCopy.unpublished;
  if (!isShort) {
    return (
      <span className="chip">
        <EyeOff />
        <span>{text}</span>
      </span>
    );
  }
  return (
    <span className="note inline" role="img" {...tooltip(text, 'left')}>
      <EyeOff />
    </span>
  );
}

/** An icon beside a channel whose reviews must not be shown or need a check first, with the reason as its tooltip. */
export function ChannelWarning({ entry }: { entry: ChannelEntry | undefined }) {
  if (!entry || entry.rights === 'shown') return null;
  const warning = channelCopy.warnings[entry.rights](entry.channel, entry.terms);
  return (
    <span
      className="note inline"
      data-tone={entry.rights === 'hidden' ? 'failed' : 'waiting'}
      role="img"
      {...tooltip(warning)}
    >
      {entry.rights === 'hidden' ? <EyeOff /> : <CircleAlert />}
    </span>
  );
}

const FACES = { positive: Smile, neutral: Meh, negative: Frown };

/** A face without a colour, because colour is reserved for the status. */
export function SentimentChip({
  sentiment,
  isCorrected = false,
}: {
  sentiment: Sentiment;
  isCorrected?: boolean;
}) {
  const Face = FACES[sentiment] ?? Meh;
  return (
    <span className="note inline">
      <Face />
      {filterCopy.sentiments[sentiment] ?? filterCopy.sentiments.neutral}
      {isCorrected && ` · ${tableCopy.corrected}`}
    </span>
  );
}

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
