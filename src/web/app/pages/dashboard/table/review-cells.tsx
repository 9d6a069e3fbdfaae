import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import EyeOff from 'lucide-react/icons/eye-off';
import X from 'lucide-react/icons/x';
import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import type { ChannelEntry } from '#contract/listings/channel-rights.ts';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { Button, ButtonLink, IconButton } from '#web/app/controls/button.tsx';
import { isPlainClick, PageLink } from '#web/app/controls/page-link.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { useFocusFallback } from '#web/app/controls/use-focus-fallback.ts';
import { tableCopy } from '#web/app/reviews/copy.ts';
import { Day } from '#web/app/reviews/day.tsx';
import { ChannelWarning, KeptMark, StatusChip } from '#web/app/reviews/review-chips.tsx';
import { blockedReason } from '#web/app/reviews/use-channels.ts';
import { useCan } from '#web/app/session/use-can.ts';
import { ChannelChip } from '#web/property/channel-chip.tsx';
import { Stars } from '#web/property/stars.tsx';
import { RowCheckbox } from '../selection/selection-checkbox.tsx';
import styles from './review-cells.module.css';
import { inColumn, roles } from './review-table.tsx';
import { ReviewText } from './review-text.tsx';

export interface ReviewCellsProps {
  review: Review;
  onToggle: (review: Review) => void;
  onKeep: (review: Review) => void;
  onRespond: (review: Review) => void;
  onOpen: (review: Review) => void;
  /** Whether reviews of its channel may be shown; undefined until that is loaded. */
  channel: ChannelEntry | undefined;
  sourceName: string;
  prompt: ReactNode;
}

/** The cells of one review. They render only when it changes, not for every change of the list. */
export const ReviewCells = memo(function ReviewCells(props: ReviewCellsProps) {
  const { review, onToggle, onKeep, onRespond, onOpen, channel, sourceName, prompt } = props;
  const guestId = `guest-${review.id}`;
  const { listingId, listingName, rating, reviewDate, isApproved } = review;
  return (
    <>
      <th scope="row" {...roles.rowHeader} aria-labelledby={guestId} {...inColumn('guest')}>
        <RowCheckbox review={review} />
        <GuestLink id={guestId} review={review} onOpen={onOpen} />
      </th>
      <td {...roles.cell} {...inColumn('property')}>
        <PageLink href={pages.reviews(listingId)} className="plain cut hit" title={listingName}>
          {listingName}
        </PageLink>
        <ButtonLink href={pages.property(listingId)} look="quiet" size="small" className={styles.view}>
          {tableCopy.view}
          <ExternalLink />
        </ButtonLink>
      </td>
      <td {...roles.cell} {...inColumn('rating')}>
        <span className="inline">
          <Stars rating={rating} size="small" />
          {rating !== null && <strong>{rating.toFixed(1)}</strong>}
        </span>
      </td>
      <td {...roles.cell} {...inColumn('review')}>
        <ReviewText review={review} onRespond={onRespond} />
      </td>
      <td {...roles.cell} {...inColumn('channel')}>
        <span className="inline">
          <ChannelChip channel={review.channel} />
          <ChannelWarning entry={channel} />
        </span>
      </td>
      <td {...roles.cell} {...inColumn('source')} title={sourceName}>
        <span className={`clamped ${styles.source}`}>{sourceName}</span>
      </td>
      <td {...roles.cell} {...inColumn('date')}>
        <Day at={reviewDate} />
      </td>
      <td {...roles.cell} {...inColumn('status')}>
        <span className="inline">
          <StatusChip isApproved={isApproved} channel={channel} />
          <KeptMark review={review} isShort />
        </span>
      </td>
      <td {...roles.cell} {...inColumn('actions')}>
        <RowActions
          review={review}
          blocked={blockedReason(channel)}
          guestId={guestId}
          onToggle={onToggle}
          onKeep={onKeep}
        />
        {prompt}
      </td>
    </>
  );
});

/** Opens the panel with the review; a new tab shows it on the page of its property. */
function GuestLink({ id, review, onOpen }: { id: string; review: Review; onOpen: (review: Review) => void }) {
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(review);
  };
  return (
    <a className="plain hit" href={pages.reviews(review.listingId, review.id)} onClick={open}>
      <bdi id={id}>{review.guestName}</bdi>
    </a>
  );
}

interface RowActionsProps {
  review: Review;
  /** Why reviews of this channel cannot be approved; null if they can. */
  blocked: string | null;
  /** The id of the element with the guest's name, which distinguishes buttons with the same name. */
  guestId: string;
  onToggle: (review: Review) => void;
  onKeep: (review: Review) => void;
}

/** The buttons that decide about the review of a row. Their texts are visible on cards only, which have no hover for tooltips. */
function RowActions({ review, blocked, guestId, onToggle, onKeep }: RowActionsProps) {
  const buttons = useRef<HTMLDivElement>(null);
  // Not to the other button, which a key that is still pressed would click.
  useFocusFallback(() => buttons.current?.closest('tr'), buttons);
  if (!useCan('reviews:decide')) return null;
  const { isApproved, decision } = review;
  const name = isApproved ? tableCopy.disapprove : tableCopy.approve;
  const isBlocked = !isApproved && blocked !== null;
  const blockedId = `${guestId}-blocked`;
  return (
    <div ref={buttons} className={styles.decide}>
      <Button
        size="icon"
        className={styles.button}
        data-tone={isApproved ? undefined : 'public'}
        data-approved={isApproved}
        {...tooltip(name, 'left')}
        {...(isBlocked && { 'data-tooltip': blocked })}
        aria-describedby={isBlocked ? `${guestId} ${blockedId}` : guestId}
        disabled={isBlocked}
        // The second click of a double click would revoke the decision.
        onClick={({ detail }) => detail < 2 && onToggle(review)}
      >
        {isApproved ? <X /> : <Check />}
        <span className={styles.word}>{name}</span>
        {isBlocked && (
          <span id={blockedId} hidden>
            {blocked}
          </span>
        )}
      </Button>
      {decision === 'none' && (
        <IconButton
          className={styles.button}
          {...tooltip(tableCopy.keepUnpublished, 'left')}
          aria-describedby={guestId}
          onClick={({ detail }) => detail < 2 && onKeep(review)}
        >
          <EyeOff />
          <span className={styles.word}>{tableCopy.keepUnpublished}</span>
        </IconButton>
      )}
    </div>
  );
}
