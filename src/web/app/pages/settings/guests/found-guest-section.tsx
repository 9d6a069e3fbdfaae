import { useState } from 'react';
import type { FoundGuest, GuestSelection } from '#contract/guests/guests.ts';
import { shortDate } from '#domain/dates.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { ConfirmButton } from '#web/app/controls/dialog-button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Checkbox } from '#web/app/controls/field.tsx';
import { guestsCopy as copy } from './copy.ts';
import styles from './guests.module.css';

type Review = FoundGuest['reviews'][number];
type Row = FoundGuest['quarantinedRows'][number];
const idOf = ({ source, key }: Row) => `${source} ${key}`;

export interface FoundGuestSectionProps {
  found: FoundGuest;
  onErased: (message: string) => void;
}

/** What a search found, with a choice of what is exported and erased. */
export function FoundGuestSection({ found, onErased }: FoundGuestSectionProps) {
  const { reviews, quarantinedRows: rows, isComplete } = found;
  const all = [...reviews.map(({ id }) => id), ...rows.map(idOf)];
  const names = new Set(reviews.map(({ guestName }) => guestName));
  // A part of a name also finds other people, and a quarantined row does not say whose it is.
  const [chosen, setChosen] = useState<ReadonlySet<number | string>>(
    new Set(names.size === 1 ? reviews.map(({ id }) => id) : []),
  );
  const exporting = useSend('POST /guests/export', { onSuccess: download });
  // Reviews, notes and views are all other ones now.
  const erasing = useSend('POST /guests/erase', { refreshes: [[]], timeout: 120_000 });
  const chosenReviews = reviews.filter(({ id }) => chosen.has(id));
  const body: GuestSelection = {
    reviewIds: chosenReviews.map(({ id }) => id as never),
    rows: rows.filter((row) => chosen.has(idOf(row))).map(({ source, key }) => ({ source, key })),
  };
  const guests = [...new Set(chosenReviews.map(({ guestName }) => guestName))];
  const counts = [body.reviewIds.length, body.rows.length] as const;
  const isEmpty = counts[0] + counts[1] === 0;
  function toggle(id: number | string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  if (all.length === 0) return <p className="empty">{copy.none}</p>;
  return (
    <section className="card" aria-label={copy.results}>
      <p className="row">
        <span>{copy.found(reviews.length, rows.length)}</span>
        <Button disabled={isEmpty || exporting.isPending} onClick={() => exporting.mutate({ body })}>
          {copy.export}
        </Button>
        <ConfirmButton
          text={erasing.isPending ? copy.erasing : copy.erase}
          title={copy.eraseTitle(...counts)}
          confirm={copy.confirm}
          disabled={isEmpty || erasing.isPending}
          onConfirm={() => erasing.mutate({ body }, { onSuccess: () => onErased(copy.erased(...counts)) })}
        >
          <p>{copy.erasedParts(guests)}</p>
          <ul className="bullets">
            {copy.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p>{copy.kept}</p>
          <p className="note">{copy.elsewhere}</p>
        </ConfirmButton>
        <span role="status">{exporting.isSuccess && copy.exported}</span>
      </p>
      {all.length > 1 && (
        <Checkbox
          label={copy.chooseAll}
          value={chosen.size === all.length}
          onChange={(isChosen) => setChosen(new Set(isChosen ? all : []))}
        />
      )}
      {!isComplete && <p className="note">{copy.incomplete}</p>}
      <Failure error={exporting.error} text={copy.exportFailed} />
      <Failure error={erasing.error} text={copy.eraseFailed} />
      <ul className={`entries ${styles.found}`}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} isChosen={chosen.has(review.id)} onToggle={toggle} />
        ))}
        {rows.map((row) => (
          <li key={idOf(row)}>
            <input
              type="checkbox"
              aria-label={copy.chooseRow(row.key)}
              checked={chosen.has(idOf(row))}
              onChange={() => toggle(idOf(row))}
            />
            <div>
              <p>{copy.row(row.key)}</p>
              <p className="note">{row.detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Saves everything about the selection as a file. */
function download(data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: 'guest.json' }).click();
  URL.revokeObjectURL(url);
}

interface ReviewItemProps {
  review: Review;
  isChosen: boolean;
  onToggle: (id: number) => void;
}

function ReviewItem({ review, isChosen, onToggle }: ReviewItemProps) {
  const { config } = useAppContext();
  const { id, guestName, listingName, channel, reviewDate, reviewText } = review;
  const reservation = [review.reservationId, review.channelReservationId].filter(Boolean).join(' · ');
  const parts = [
    listingName,
    channel,
    shortDate(new Date(reviewDate), config.timeZone),
    reservation && copy.reservation(reservation),
    review.hasPrivateFeedback && copy.feedback,
    review.hasResponse && copy.response,
    review.notes > 0 && copy.notes(review.notes),
  ];
  return (
    <li>
      <input
        type="checkbox"
        aria-label={copy.choose(guestName, listingName)}
        checked={isChosen}
        onChange={() => onToggle(id)}
      />
      <div>
        <p className="entry-name">{guestName}</p>
        <p className="note">{parts.filter(Boolean).join(' · ')}</p>
        <p className="clamped">{reviewText || copy.noText}</p>
      </div>
    </li>
  );
}
