import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import type { ListingPlace, ListingPlaceBody } from '#contract/listings/listing-place.ts';
import { isPlaceId } from '#domain/listings/google-review.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { placeQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { SubmitRow } from '#web/app/controls/submit-row.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { placeCopy as copy } from './copy.ts';
import styles from './property.module.css';

/** The Google place of a listing, and the form that changes it. */
export function GooglePlacePanel({ listingId }: { listingId: number }) {
  const { client } = useAppContext();
  const heading = useId();
  const canChange = useCan('listings:manage');
  const query = useQuery(placeQuery(client, listingId));
  return (
    <section className={`card ${styles.panel}`} aria-labelledby={heading}>
      <h2 id={heading}>{copy.label}</h2>
      <Loaded query={query} copy={copy}>
        {(place) => (
          <>
            <p>{describe(place)}</p>
            {canChange && <PlaceForm listingId={listingId} place={place} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function describe({ placeId, shownPlaceId }: ListingPlace): string {
  if (placeId !== null) return copy.shown(placeId);
  return shownPlaceId === null ? copy.none : copy.company;
}

function PlaceForm({ listingId, place: { placeId } }: { listingId: number; place: ListingPlace }) {
  const { mutate, isPending, isSuccess, error } = useSetPlace(listingId);
  const [typed, setTyped] = useState(placeId ?? '');
  const [isInvalid, setInvalid] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    const id = typed.trim();
    setInvalid(!isPlaceId(id));
    if (isPlaceId(id)) mutate(id);
  }

  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label={copy.label}
        helpText={copy.help}
        error={isInvalid ? copy.invalid : error && messageOr(error, copy.failed)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
      <SubmitRow isPending={isPending} isSuccess={isSuccess} copy={copy} />
      {placeId !== null && (
        <Button
          className={styles.clear}
          disabled={isPending}
          onClick={() => mutate(null, { onSuccess: () => setTyped('') })}
        >
          {copy.clear}
        </Button>
      )}
    </form>
  );
}

/** Sets the listing's own Google place; null removes it. */
function useSetPlace(listingId: number) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (placeId: string | null) =>
      client.request('PUT /listings/:id/google-place', {
        params: { id: listingId },
        body: { placeId } satisfies ListingPlaceBody,
      }),
    onSuccess: (place) => queryClient.setQueryData(placeQuery(client, listingId).queryKey, place),
  });
}
