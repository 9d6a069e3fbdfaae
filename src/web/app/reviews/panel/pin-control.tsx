import Pin from 'lucide-react/icons/pin';
import type { Review } from '#contract/reviews/reviews.ts';
import { sideOf } from '#domain/listings/property-view.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { pinCopy as copy } from '../copy.ts';
import { Day } from '../day.tsx';
import { usePeople } from '../use-people.ts';
import styles from './review-panel.module.css';

/** The pins of the listing of a review, and the one of the review itself. */
function usePins({ id, listingId }: Review) {
  const pins = useRoute('GET /listings/:id/pins', { params: { id: listingId } }).data?.pins ?? [];
  return { pins, own: pins.find(({ reviewId }) => reviewId === id) };
}

/** Marks a review that is pinned. */
export function PinMark({ review }: { review: Review }) {
  const { own } = usePins(review);
  if (!own || !review.isApproved) return null;
  return (
    <span className="chip">
      <Pin />
      {copy.pinned[own.side]}
    </span>
  );
}

/** Lets a public review stand for its side at the top of the public page, and takes that back. */
export function PinControl({ review }: { review: Review }) {
  const { id, listingId, isApproved, rating, sentiment } = review;
  const { pins, own } = usePins(review);
  const { nameOf } = usePeople();
  const canPin = useCan('reviews:decide');
  const options = { updates: ['GET /listings/:id/pins', { params: { id: listingId } }] };
  const pin = useSend('PUT /reviews/:id/pin', options);
  const unpin = useSend('DELETE /reviews/:id/pin', options);
  const side = sideOf({ rating, sentiment });
  if (!isApproved || side === null || !(canPin || own)) return null;
  const isOtherPinned = !own && pins.some((other) => other.side === side);
  return (
    <section className={styles.section}>
      <h3>{copy.heading}</h3>
      {own ? (
        <p>
          {copy.pinned[side]} · {nameOf(own.by)}, <Day at={own.at} />. {copy.dateShown}
        </p>
      ) : (
        <p>
          {copy.explanation} {isOtherPinned && copy.replaces}
        </p>
      )}
      {canPin && (
        <Button
          size="small"
          disabled={pin.isPending || unpin.isPending}
          onClick={() => (own ? unpin : pin).mutate({ params: { id } })}
        >
          <Pin />
          {own ? copy.unpin : copy.pin[side]}
        </Button>
      )}
      <Failure error={pin.error ?? unpin.error} text={copy.failed} />
    </section>
  );
}
