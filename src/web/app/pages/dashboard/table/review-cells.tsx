import ExternalLink from 'lucide-react/icons/external-link';
import { type MouseEvent, memo, type ReactNode } from 'react';
import type { ChannelEntry } from '#contract/listings/channel-rights.ts';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { shortDate } from '#domain/dates.ts';
import { ButtonLink } from '#web/app/controls/button-link.tsx';
import { isPlainClick, PageLink } from '#web/app/controls/page-link.tsx';
import { tableCopy } from '#web/app/reviews/copy.ts';
import { ChannelWarning, KeptMark, StatusChip } from '#web/app/reviews/review-chips.tsx';
import { blockedReason } from '#web/app/reviews/use-channels.ts';
import { ChannelChip } from '#web/property/channel-chip.tsx';
import { Stars } from '#web/property/stars.tsx';
import { RowCheckbox } from '../selection/selection-checkbox.tsx';
import styles from './review-cells.module.css';
import { roles } from './review-table.tsx';
import { ReviewText } from './review-text.tsx';
import { RowActions } from './row-actions.tsx';

export interface ReviewCellsProps {
  review: Review;
  timeZone: string;
  onToggle: (review: Review) => void;
  onKeep: (review: Review) => void;
  onRespond: (review: Review) => void;
  onOpen: (review: Review) => void;
  /** Whether reviews of its channel may be shown; undefined until that is loaded. */
  channel: ChannelEntry | undefined;
  prompt: ReactNode;
}

/** The cells of one review. They render only when it changes, not for every change of the list. */
export const ReviewCells = memo(function ReviewCells(props: ReviewCellsProps) {
  const { review, timeZone, onToggle, onKeep, onRespond, onOpen, channel, prompt } = props;
  const guestId = `guest-${review.id}`;
  const { listingId, listingName, rating, reviewDate, isApproved } = review;
  return (
    <>
      <th scope="row" {...roles.rowHeader} aria-labelledby={guestId} data-column="guest">
        <RowCheckbox review={review} />
        <GuestLink id={guestId} review={review} onOpen={onOpen} />
      </th>
      <td {...roles.cell} data-column="property">
        <PageLink href={pages.reviews(listingId)} className={styles.listing} title={listingName}>
          {listingName}
        </PageLink>
        <ButtonLink href={pages.property(listingId)} look="quiet" size="small" className={styles.view}>
          {tableCopy.view}
          <ExternalLink />
        </ButtonLink>
      </td>
      <td {...roles.cell} data-column="rating">
        <span className={styles.rating}>
          <Stars rating={rating} size="small" />
          {rating !== null && <span className={styles.figure}>{rating.toFixed(1)}</span>}
        </span>
      </td>
      <td {...roles.cell} data-column="review">
        <ReviewText review={review} timeZone={timeZone} onRespond={onRespond} />
      </td>
      <td {...roles.cell} data-column="channel">
        <ChannelChip channel={review.channel} />
        <ChannelWarning entry={channel} />
      </td>
      <td {...roles.cell} data-column="date">
        <time dateTime={reviewDate}>{shortDate(new Date(reviewDate), timeZone)}</time>
      </td>
      <td {...roles.cell} data-column="status">
        <StatusChip isApproved={isApproved} channel={channel} />
        <KeptMark review={review} isShort />
      </td>
      <td {...roles.cell} data-column="actions">
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

interface GuestLinkProps {
  /** Of the guest's name. */
  id: string;
  review: Review;
  onOpen: (review: Review) => void;
}

/** Opens the panel with the review; a new tab shows it on the page of its property. */
function GuestLink({ id, review, onOpen }: GuestLinkProps) {
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(review);
  };
  return (
    <a className={styles.guest} href={pages.reviews(review.listingId, review.id)} onClick={open}>
      <bdi id={id}>{review.guestName}</bdi>
    </a>
  );
}
