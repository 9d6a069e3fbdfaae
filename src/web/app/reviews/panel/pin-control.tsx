import Pin from 'lucide-react/icons/pin';
import type { Review } from '#contract/reviews/reviews.ts';
import { sideOf } from '#domain/listings/property-view.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { pinCopy as copy } from '../copy.ts';
import { Day } from '../day.tsx';
import { usePeople } from '../use-people.ts';

/** The pins of a review's listing, and the review's own pin. */
function usePins({ id, listingId }: Review) {
  const pins = useRoute('GET /listings/:id/pins', { params: { id: listingId } }).data?.pins ?? [];
  return { pins, own: pins.find(({ reviewId }) => reviewId === id) };
}

/** Marks a review that is pinned. */
export function PinMark({ review }: { review: Review }) {
  const { own } = usePins(review);
  if (!own || !review.isApproved) return null;
  return (
    <Chip>
      <Pin />
      {copy.pinned[own.side]}
    </Chip>
  );
}

/** Pins a public review to the top of the public page, as praise or as criticism, and unpins it. */
export function PinControl({ review }: { review: Review }) {
  const { id, listingId, isApproved } = review;
  const { pins, own } = usePins(review);
  const { nameOf } = usePeople();
  const canPin = useCan('reviews:decide');
  const options = { updates: ['GET /listings/:id/pins', { params: { id: listingId } }] };
  const pin = useSend('PUT /reviews/:id/pin', options);
  const unpin = useSend('DELETE /reviews/:id/pin', options);
  // A pinned review keeps its side when its sentiment changes.
  const side = own?.side ?? sideOf(review);
  if (!isApproved || side === null || !(canPin || own)) return null;
  const isOtherPinned = !own && pins.some((other) => other.side === side);
  return (
    <section className="stack-small">
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
