import type { OwnEmail } from '#contract/accounts/email.ts';
import { isMailAddress, MAX_MAIL_ADDRESS } from '#domain/mail/mail.ts';
import { keys } from '#web/app/api/queries.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { emailCopy as copy } from './copy.ts';

/** The address for mails, where mails are sent. */
export function EmailSection() {
  const own = useRoute('GET /account/email');
  return (
    <Section title={copy.title} intro={copy.intro}>
      <Loaded query={own} copy={copy}>
        {(data) => <EmailForm own={data} />}
      </Loaded>
    </Section>
  );
}

function EmailForm({ own: { email, pending, isRefused } }: { own: OwnEmail }) {
  const options = { updates: ['GET /account/email'], refreshes: [keys.session] };
  const { mutateAsync } = useSend('PUT /account/email', options);
  const remove = useSend('DELETE /account/email', options);
  const form = useForm({
    initial: { email: pending ?? email ?? '' },
    check: ({ email }) => ({ email: isMailAddress(email.trim()) ? null : copy.invalid }),
    send: ({ email }) => mutateAsync({ body: { email: email.trim() } }),
    failed: copy.failed,
  });
  return (
    <>
      {isRefused && (
        <p className="notice" data-tone="failed" role="alert">
          {copy.refused(email ?? '')}
        </p>
      )}
      {pending && (
        <p className="notice" data-tone="waiting" role="status">
          {copy.pending(pending)}
        </p>
      )}
      <Form
        form={form}
        copy={{ submit: pending ? copy.again : copy.submit, submitting: copy.submitting }}
        buttons={
          (email ?? pending) !== null && (
            <Button
              disabled={remove.isPending}
              onClick={() => remove.mutate({}, { onSuccess: () => form.change({ email: '' }) })}
            >
              {copy.remove}
            </Button>
          )
        }
      >
        <TextField
          label={copy.label}
          helpText={email === null ? copy.none : copy.present(email)}
          type="email"
          autoComplete="email"
          maxLength={MAX_MAIL_ADDRESS}
          {...form.field('email')}
        />
      </Form>
      <Failure error={remove.error} text={copy.failed} />
    </>
  );
}
