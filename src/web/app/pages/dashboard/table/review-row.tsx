import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import EyeOff from 'lucide-react/icons/eye-off';
import X from 'lucide-react/icons/x';
import { type MouseEvent, memo, type ReactNode } from 'react';
import type { ChannelEntry } from '#contract/channel-rights.ts';
import { pages } from '#contract/paths.ts';
import type { Review } from '#contract/reviews.ts';
import { shortDate } from '#domain/dates.ts';
import { Button } from '#web/app/controls/button.tsx';
import { ButtonLink } from '#web/app/controls/button-link.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { tooltip } from '#web/app/controls/tooltip.ts';
import { ChannelChip } from '#web/property/channel-chip.tsx';
import { Stars } from '#web/property/stars.tsx';
import { channelCopy, tableCopy } from '../copy.ts';
import { useReviewActions } from '../review-actions.ts';
import { RowCheckbox } from '../selection/selection-checkbox.tsx';
import { ChannelWarning, StatusChip } from './review-chips.tsx';
import { roles } from './review-table.tsx';
import { ReviewText } from './review-text.tsx';
import styles from './table.module.css';

export interface ReviewRowProps {
  review: Review;
  /** Whether it does not match the search text. It remains rendered, because it may match again after the next key. */
  isHidden: boolean;
  /** Whether it is the last visible row. */
  isLast: boolean;
}

/** One review. */
export function ReviewRow({ review, isHidden, isLast }: ReviewRowProps) {
  const { timeZone, toggle, keepUnpublished, respond, open, channelOf, prompt } = useReviewActions();
  const ownPrompt = prompt?.reviewId === review.id ? prompt.content : undefined;
  return (
    <tr
      {...roles.row}
      className={styles.row}
      hidden={isHidden}
      tabIndex={-1}
      data-last={isLast || undefined}
      data-review={review.id}
      data-asks={ownPrompt !== undefined || undefined}
    >
      <ReviewCells
        review={review}
        timeZone={timeZone}
        onToggle={toggle}
        onKeep={keepUnpublished}
        onRespond={respond}
        onOpen={open}
        channel={channelOf(review.channel)}
        prompt={ownPrompt}
      />
    </tr>
  );
}

interface ReviewCellsProps {
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

/** The cells render only when their own review changes, not for every change of the list. */
const ReviewCells = memo(function ReviewCells(props: ReviewCellsProps) {
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
        <StatusChip isApproved={isApproved} isHidden={channel?.rights === 'hidden'} />
      </td>
      <td {...roles.cell} data-column="actions">
        <div className={styles.decide}>
          <ApprovalToggle
            isApproved={isApproved}
            blocked={channel?.rights === 'hidden' ? channelCopy.warnings.hidden(channel.channel) : null}
            guestId={guestId}
            onToggle={() => onToggle(review)}
          />
          {review.decision === 'none' && <KeepButton guestId={guestId} onKeep={() => onKeep(review)} />}
        </div>
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
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(review);
  };
  return (
    <a className={styles.guest} href={pages.reviews(review.listingId, review.id)} onClick={open}>
      <bdi id={id}>{review.guestName}</bdi>
    </a>
  );
}

interface ApprovalToggleProps {
  isApproved: boolean;
  /** Why reviews of this channel cannot be approved; null if they can. */
  blocked: string | null;
  /** The id of the element with the guest's name, which distinguishes buttons with the same name. */
  guestId: string;
  onToggle: () => void;
}

/** Its text is visible on cards only, which have no hover for the tooltip. */
function ApprovalToggle({ isApproved, blocked, guestId, onToggle }: ApprovalToggleProps) {
  const name = isApproved ? tableCopy.disapprove : tableCopy.approve;
  const isBlocked = !isApproved && blocked !== null;
  const blockedId = `${guestId}-blocked`;
  return (
    <Button
      size="icon"
      className={styles.toggle}
      data-approved={isApproved}
      {...tooltip(name, 'left')}
      {...(isBlocked && { 'data-tooltip': blocked })}
      aria-describedby={isBlocked ? `${guestId} ${blockedId}` : guestId}
      // Not `disabled`, so that the tooltip and the description can give the reason.
      aria-disabled={isBlocked || undefined}
      // The second click of a double click would revoke the decision.
      onClick={({ detail }) => !isBlocked && detail < 2 && onToggle()}
    >
      {isApproved ? <X /> : <Check />}
      <span className={styles.toggleWord}>{name}</span>
      {isBlocked && (
        <span id={blockedId} hidden>
          {blocked}
        </span>
      )}
    </Button>
  );
}

function KeepButton({ guestId, onKeep }: { guestId: string; onKeep: () => void }) {
  return (
    <Button
      look="quiet"
      size="icon"
      className={styles.keep}
      {...tooltip(tableCopy.keepUnpublished, 'left')}
      aria-describedby={guestId}
      onClick={({ detail }) => detail < 2 && onKeep()}
    >
      <EyeOff />
      <span className={styles.toggleWord}>{tableCopy.keepUnpublished}</span>
    </Button>
  );
}
