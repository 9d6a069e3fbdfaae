import type { ListingPlace } from '#contract/listings/listing-place.ts';
import { isPlaceId } from '#domain/listings/google-review.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { placeCopy as copy } from './copy.ts';
import styles from './property.module.css';

/** The Google place of a listing, and the form that changes it. */
export function GooglePlacePanel({ listingId }: { listingId: number }) {
  const canChange = useCan('listings:manage');
  const query = useRoute('GET /listings/:id/google-place', { params: { id: listingId } });
  return (
    <Section title={copy.label} className={styles.panel}>
      <Loaded query={query} copy={copy}>
        {(place) => (
          <>
            <p>{describe(place)}</p>
            {canChange && <PlaceForm listingId={listingId} place={place} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function describe({ placeId, shownPlaceId }: ListingPlace): string {
  if (placeId !== null) return copy.shown(placeId);
  return shownPlaceId === null ? copy.none : copy.company;
}

function PlaceForm({ listingId, place: { placeId } }: { listingId: number; place: ListingPlace }) {
  const params = { id: listingId };
  const { mutate, mutateAsync, isPending, error } = useSend('PUT /listings/:id/google-place', {
    updates: ['GET /listings/:id/google-place', { params }],
  });
  const form = useForm({
    initial: { id: placeId ?? '' },
    check: ({ id }) => ({ id: isPlaceId(id.trim()) ? null : copy.invalid }),
    send: ({ id }) => mutateAsync({ params, body: { placeId: id.trim() } }),
    failed: copy.failed,
    failedField: () => 'id',
  });
  const clear = () =>
    mutate({ params, body: { placeId: null } }, { onSuccess: () => form.change({ id: '' }) });
  return (
    <Form
      form={form}
      copy={copy}
      buttons={
        placeId !== null && (
          <Button disabled={isPending} onClick={clear}>
            {copy.clear}
          </Button>
        )
      }
    >
      <TextField
        label={copy.label}
        helpText={copy.help}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.field('id')}
      />
      <Failure error={form.error ? null : error} text={copy.failed} />
    </Form>
  );
}
