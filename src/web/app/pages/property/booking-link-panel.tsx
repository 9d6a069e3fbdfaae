import type { BookingLink } from '#contract/listings/booking-link.ts';
import { secureAddress } from '#domain/listings/web-address.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { bookingCopy as copy } from './copy.ts';
import styles from './property.module.css';

/** Where guests book a property, and the form that changes it. */
export function BookingLinkPanel({ listingId }: { listingId: number }) {
  const canChange = useCan('listings:manage');
  const query = useRoute('GET /listings/:id/booking-link', { params: { id: listingId } });
  return (
    <Section title={copy.label} className={styles.panel}>
      <Loaded query={query} copy={copy}>
        {(link) => (
          <>
            <Shown link={link} />
            {canChange && <LinkForm listingId={listingId} link={link} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Shown({ link: { own, upstream } }: { link: BookingLink }) {
  const address = own ?? upstream;
  if (address === null) return <p>{copy.none}</p>;
  return (
    <p>
      {copy.shown(address)}. {own === null && copy.upstream}
    </p>
  );
}

function LinkForm({ listingId, link }: { listingId: number; link: BookingLink }) {
  const params = { id: listingId };
  const { mutate, mutateAsync, isPending, error } = useSend('PUT /listings/:id/booking-link', {
    updates: ['GET /listings/:id/booking-link', { params }],
  });
  const form = useForm({
    initial: { address: link.own ?? '' },
    check: ({ address }) => ({ address: secureAddress(address) === null ? copy.invalid : null }),
    send: ({ address }) => mutateAsync({ params, body: { bookingUrl: address } }),
    next: ({ own }) => ({ address: own ?? '' }),
    failed: copy.failed,
    failedField: () => 'address',
  });
  const clear = () =>
    mutate({ params, body: { bookingUrl: null } }, { onSuccess: () => form.change({ address: '' }) });
  return (
    <Form
      form={form}
      buttons={
        link.own !== null && (
          <Button disabled={isPending} onClick={clear}>
            {link.upstream === null ? copy.remove : copy.clear}
          </Button>
        )
      }
    >
      <TextField
        label={copy.address}
        helpText={copy.help}
        type="url"
        autoComplete="off"
        placeholder="https://"
        {...form.field('address')}
      />
      <Failure error={form.error ? null : error} text={copy.failed} />
    </Form>
  );
}
