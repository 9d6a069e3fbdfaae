import { useState } from 'react';
import type { ListingPlace } from '#contract/listing-place.ts';
import { Button } from '#web/app/controls/button.tsx';
import { placeCopy } from './copy.ts';
import styles from './google-place.module.css';
import { GooglePlaceForm } from './google-place-form.tsx';
import { useSetPlace } from './use-set-place.ts';

export interface GooglePlaceControlProps {
  listingId: number;
  place: ListingPlace;
}

/** Whose Google reviews these are, in one quiet line that opens into a form. */
export function GooglePlaceControl({ listingId, place }: GooglePlaceControlProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { mutate, isPending, error, reset } = useSetPlace(listingId);
  const close = () => {
    reset();
    setOpen(false);
  };
  const save = (placeId: string | null) => mutate(placeId, { onSuccess: close });

  return (
    <section className={styles.place} aria-label={placeCopy.label}>
      {isOpen ? (
        <GooglePlaceForm
          placeId={place.placeId}
          isBusy={isPending}
          failure={error}
          onSave={save}
          onCancel={close}
        />
      ) : (
        <p className={styles.line}>
          <span className={styles.label}>{placeCopy.label}</span>
          <span className={place.placeId === null ? undefined : styles.id}>{wordsOf(place)}</span>
          <Button
            look="quiet"
            size="small"
            // Whoever closed the form goes on from where it was opened.
            autoFocus={isOpen === false}
            onClick={() => setOpen(true)}
          >
            {placeCopy.change}
          </Button>
        </p>
      )}
    </section>
  );
}

function wordsOf({ placeId, shownPlaceId }: ListingPlace): string {
  return placeId ?? (shownPlaceId === null ? placeCopy.none : placeCopy.company);
}
