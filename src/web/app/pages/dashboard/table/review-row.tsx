import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews.ts';
import { shortDate } from '#domain/dates.ts';
import { ChannelChip } from '#web/property/channel-chip.tsx';
import { Stars } from '#web/property/stars.tsx';
import { ButtonLink } from '../../../controls/button-link.tsx';
import { OpenIcon } from '../../../controls/icons.tsx';
import { tableCopy } from '../copy.ts';
import { ApprovalToggle } from './approval-toggle.tsx';
import { ReviewWords } from './review-words.tsx';
import { roles } from './roles.ts';
import { StatusChip } from './status-chip.tsx';
import styles from './table.module.css';

export interface ReviewRowProps {
  review: Review;
  timeZone: string;
  onToggle: (review: Review) => void;
  onRespond: (review: Review) => void;
}

/** One review. Drawn again only when it changes itself. */
export const ReviewRow = memo(function ReviewRow({ review, timeZone, onToggle, onRespond }: ReviewRowProps) {
  const { guestName, listingId, listingName, rating, channel, reviewDate, isApproved } = review;
  return (
    <tr {...roles.row} className={styles.row}>
      <td {...roles.cell} data-column="guest">
        <bdi>{guestName}</bdi>
      </td>
      <td {...roles.cell} data-column="property">
        <Link
          to="/reviews/$listingId"
          params={{ listingId: String(listingId) }}
          className={styles.listing}
          title={listingName}
        >
          {listingName}
        </Link>
        <ButtonLink href={pages.property(listingId)} look="quiet" size="small" className={styles.view}>
          {tableCopy.view}
          <OpenIcon />
        </ButtonLink>
      </td>
      <td {...roles.cell} data-column="rating">
        <span className={styles.rating}>
          <Stars rating={rating} size="small" />
          {rating !== null && <span className={styles.figure}>{rating.toFixed(1)}</span>}
        </span>
      </td>
      <td {...roles.cell} data-column="review">
        <ReviewWords review={review} timeZone={timeZone} onRespond={onRespond} />
      </td>
      <td {...roles.cell} data-column="channel">
        <ChannelChip channel={channel} />
      </td>
      <td {...roles.cell} data-column="date">
        <time dateTime={reviewDate}>{shortDate(new Date(reviewDate), timeZone)}</time>
      </td>
      <td {...roles.cell} data-column="status">
        <StatusChip isApproved={isApproved} />
      </td>
      <td {...roles.cell} data-column="actions">
        <ApprovalToggle isApproved={isApproved} onToggle={() => onToggle(review)} />
      </td>
    </tr>
  );
});
