import ExternalLink from 'lucide-react/icons/external-link';
import { memo, type ReactNode } from 'react';
import type { ChannelEntry } from '#contract/channel-rights.ts';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews.ts';
import { shortDate } from '#domain/dates.ts';
import { ButtonLink } from '#web/app/controls/button-link.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { ChannelChip } from '#web/property/channel-chip.tsx';
import { Stars } from '#web/property/stars.tsx';
import { ChannelMark } from '../channels/channel-mark.tsx';
import { tableCopy } from '../copy.ts';
import { ApprovalToggle } from './approval-toggle.tsx';
import { ReviewWords } from './review-words.tsx';
import { roles } from './roles.ts';
import { StatusChip } from './status-chip.tsx';
import styles from './table.module.css';

export interface ReviewRowProps extends ReviewCellsProps {
  /** It stays in the list without being shown: what narrows the list may let go of it at the next key. */
  isHidden: boolean;
  /** The last of those that are shown. */
  isLast: boolean;
}

interface ReviewCellsProps {
  review: Review;
  timeZone: string;
  onToggle: (review: Review) => void;
  onRespond: (review: Review) => void;
  /** What may be done with reviews of its channel; undefined until that is known. */
  channel: ChannelEntry | undefined;
  /** What stands behind the action while it is about this review. */
  after?: ReactNode;
}

/** One review. */
export const ReviewRow = memo(function ReviewRow({ isHidden, isLast, ...cells }: ReviewRowProps) {
  return (
    <tr
      {...roles.row}
      className={styles.row}
      hidden={isHidden}
      data-last={isLast || undefined}
      data-review={cells.review.id}
      data-asks={cells.after !== undefined || undefined}
    >
      <ReviewCells {...cells} />
    </tr>
  );
});

/** What is in a row. Drawn again only when the review changes itself. */
const ReviewCells = memo(function ReviewCells(props: ReviewCellsProps) {
  const { review, timeZone, onToggle, onRespond, channel, after } = props;
  const { guestName, listingId, listingName, rating, reviewDate, isApproved } = review;
  const rights = channel?.rights;
  return (
    <>
      <td {...roles.cell} data-column="guest">
        <bdi>{guestName}</bdi>
      </td>
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
        <ReviewWords review={review} timeZone={timeZone} onRespond={onRespond} />
      </td>
      <td {...roles.cell} data-column="channel">
        <ChannelChip channel={review.channel} />
        <ChannelMark entry={channel} />
      </td>
      <td {...roles.cell} data-column="date">
        <time dateTime={reviewDate}>{shortDate(new Date(reviewDate), timeZone)}</time>
      </td>
      <td {...roles.cell} data-column="status">
        <StatusChip isApproved={isApproved} isHidden={rights === 'hidden'} />
      </td>
      <td {...roles.cell} data-column="actions">
        <ApprovalToggle isApproved={isApproved} onToggle={() => onToggle(review)} />
        {after}
      </td>
    </>
  );
});
