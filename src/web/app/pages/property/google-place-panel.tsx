import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { ListingPlace, ListingPlaceBody } from '#contract/listing-place.ts';
import { calls } from '#contract/paths.ts';
import { isPlaceId } from '#domain/google-review.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { placeQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { placeCopy } from './copy.ts';
import styles from './property.module.css';

export interface GooglePlacePanelProps {
  listingId: number;
  place: ListingPlace;
}

/** The Google place of a listing, in one line that opens into a form. */
export function GooglePlacePanel({ listingId, place }: GooglePlacePanelProps) {
  // Null until the form was opened once.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const canChange = useCan('listings:manage');
  const { mutate, isPending, error, reset } = useSetPlace(listingId);
  const close = () => {
    reset();
    setOpen(false);
  };
  return (
    <section className={styles.panel} aria-label={placeCopy.label}>
      {isOpen ? (
        <GooglePlaceForm
          placeId={place.placeId}
          isBusy={isPending}
          error={error}
          onSave={(placeId) => mutate(placeId, { onSuccess: close })}
          onCancel={close}
        />
      ) : (
        <p className="row">
          <span className="note">{placeCopy.label}</span>
          <span className={place.placeId === null ? undefined : styles.id}>{nameOf(place)}</span>
          {canChange && (
            <Button
              look="quiet"
              size="small"
              // Closing the form returns the focus to where it was opened.
              autoFocus={isOpen === false}
              onClick={() => setOpen(true)}
            >
              {placeCopy.change}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

function nameOf({ placeId, shownPlaceId }: ListingPlace): string {
  return placeId ?? (shownPlaceId === null ? placeCopy.none : placeCopy.company);
}

interface GooglePlaceFormProps {
  /** The listing's own place, if it has one. */
  placeId: string | null;
  isBusy: boolean;
  /** The error of the last attempt. */
  error: Error | null;
  onSave: (placeId: string | null) => void;
  onCancel: () => void;
}

function GooglePlaceForm({ placeId, isBusy, error, onSave, onCancel }: GooglePlaceFormProps) {
  const [typed, setTyped] = useState(placeId ?? '');
  const [isInvalid, setInvalid] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const id = typed.trim();
    setInvalid(!isPlaceId(id));
    if (isPlaceId(id)) onSave(id);
  }

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={placeCopy.label}
        helpText={placeCopy.help}
        error={isInvalid ? placeCopy.invalid : error && messageOr(error, placeCopy.failed)}
        autoFocus
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <div className={`row ${styles.actions}`}>
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? placeCopy.saving : placeCopy.save}
        </Button>
        {placeId !== null && (
          <Button disabled={isBusy} onClick={() => onSave(null)}>
            {placeCopy.clear}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {placeCopy.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Sets the listing's own Google place; null removes it. The section above reads the result from the cache. */
function useSetPlace(listingId: number) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (placeId: string | null) =>
      client.put<ListingPlace>(calls.listingPlace(listingId), {
        body: { placeId } satisfies ListingPlaceBody,
      }),
    onSuccess: (place) => queryClient.setQueryData(placeQuery(client, listingId).queryKey, place),
  });
}
