import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ReviewList as Listed, Review } from '#contract/reviews/reviews.ts';
import { PROPERTY_PAGE_REVIEWS } from '#domain/paging.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { DecisionButtons } from '#web/app/reviews/decisions/decision-buttons.tsx';
import { useDecisionQueue } from '#web/app/reviews/decisions/use-decision-queue.ts';
import { Pager } from '#web/app/reviews/pager.tsx';
import { PanelPart } from '#web/app/reviews/panel/panel-part.tsx';
import { PinMark } from '#web/app/reviews/panel/pin-control.tsx';
import { ReviewActionsContext, useReviewActions } from '#web/app/reviews/review-actions.ts';
import { KeptMark, StatusChip } from '#web/app/reviews/review-chips.tsx';
import { useReviewPage } from '#web/app/reviews/use-review-page.tsx';
import { ReviewList } from '#web/property/review-list.tsx';
import { managedCopy, propertyViewCopy } from './copy.ts';
import styles from './property.module.css';
import { OTHER_STATUSES, type PropertySearch } from './property-search.ts';

const route = getRouteApi('/reviews/$listingId');

const STATUSES = [undefined, ...OTHER_STATUSES].map((value) => ({
  value,
  label: managedCopy.statuses[value ?? 'approved'],
}));

export interface ManagedReviewsProps {
  list: Listed;
  /** The reviews of the list that are shown. */
  reviews: readonly Review[];
}

/** The reviews of a property with their pager and what a manager can do with each. */
export function ManagedReviews({ list, reviews }: ManagedReviewsProps) {
  const { timeZone } = useAppContext().config;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (next: PropertySearch, replace = false) =>
      void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: false }),
    [navigate],
  );
  const open = useCallback(({ id }: Review) => change({ review: id }), [change]);
  const show = useCallback(({ id }: Pick<Review, 'id'>) => change({ review: id }, true), [change]);
  const { actions, prompt, notices, dialog } = useReviewPage({
    decisions: useDecisionQueue(),
    reviewId: search.review,
    open,
    show,
  });
  return (
    <ReviewActionsContext value={actions}>
      <div className="notices">{search.review === undefined && notices}</div>
      <Select<PropertySearch['status']>
        label={managedCopy.status}
        className={styles.status}
        options={STATUSES}
        value={search.status}
        onChange={(status) => change({ status, page: undefined })}
      />
      <ReviewList
        reviews={reviews}
        timeZone={timeZone}
        emptyMessage={search.status ? managedCopy.none : propertyViewCopy.noneApproved}
        marked={search.review}
        actionsOf={(review) => <CardActions review={review} />}
      />
      {list.total > PROPERTY_PAGE_REVIEWS && (
        <Pager
          page={(search.page ?? 1) - 1}
          size={PROPERTY_PAGE_REVIEWS}
          count={list.total}
          isExact={list.isTotalExact}
          onPage={(page) => {
            change({ page: page === 0 ? undefined : page + 1 });
            document.getElementById('guest-reviews')?.scrollIntoView();
          }}
        />
      )}
      <PanelPart
        reviewId={search.review}
        reviews={reviews}
        prompt={prompt}
        notices={notices}
        onShow={show}
        onRemove={() => change({ review: undefined }, true)}
      />
      {dialog}
    </ReviewActionsContext>
  );
}

function CardActions({ review }: { review: Review }) {
  const { open, channelOf, prompt } = useReviewActions();
  const guestId = `review-${review.id}-guest`;
  return (
    <div className="row" data-review={review.id}>
      <span id={guestId} hidden>
        {review.guestName}
      </span>
      <DecisionButtons review={review} describedBy={guestId} />
      <Button look="quiet" aria-describedby={guestId} onClick={() => open(review)}>
        {managedCopy.details}
      </Button>
      <StatusChip isApproved={review.isApproved} channel={channelOf(review.channel)} />
      <KeptMark review={review} />
      <PinMark review={review} />
      {prompt?.reviewId === review.id && prompt.content}
    </div>
  );
}
