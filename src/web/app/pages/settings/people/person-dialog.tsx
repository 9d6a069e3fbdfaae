import { useState } from 'react';
import type { Person } from '#contract/accounts/people.ts';
import { pages } from '#contract/paths.ts';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { keys } from '#web/app/api/queries.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { AccessField } from '#web/app/controls/access-field.tsx';
import { Button } from '#web/app/controls/button.tsx';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { personCopy as copy, peopleCopy } from './copy.ts';
import { RoleField } from './role-field.tsx';

/** Changes a person, or what they need to sign in. The users of the demo stay as they are. */
export function PersonDialog({ person }: { person: Person }) {
  return (
    <Dialog title={person.name}>
      {person.isDemo ? (
        <p>{copy.demo}</p>
      ) : (
        <>
          <PersonForm person={person} />
          <Access person={person} />
        </>
      )}
    </Dialog>
  );
}

/** The response lists everyone. It may be one's own name or role. */
function useChangePerson() {
  const refreshes = [['GET /people'], keys.session];
  return useSend('PATCH /people/:username', { updates: ['GET /accounts'], refreshes });
}

function PersonForm({ person: { username, name, role, access } }: { person: Person }) {
  const { mutateAsync } = useChangePerson();
  const form = useForm({
    initial: { name, role, access },
    send: (body) => mutateAsync({ params: { username }, body }),
    failed: copy.failed,
  });
  return (
    <Form form={form}>
      <TextField label={copy.name} maxLength={MAX_PERSON_NAME} required {...form.field('name')} />
      <RoleField {...form.field('role')} />
      <AccessField {...form.field('access')} />
    </Form>
  );
}

function Access({ person: { username, disabled, email } }: { person: Person }) {
  const { config } = useAppContext();
  const [sendTo, setSendTo] = useState(email ?? '');
  const params = { username };
  const resetBody = sendTo.trim() === '' || !config.hasMail ? {} : { email: sendTo.trim() };
  const change = useChangePerson();
  const reset = useSend('POST /people/:username/password-reset');
  const factors = useSend('DELETE /people/:username/second-factors');
  return (
    <section className="stack" aria-label={copy.access}>
      <p className="note">{disabled ? copy.deactivated : copy.deactivateHelp}</p>
      {config.hasMail && !disabled && (
        <TextField
          label={copy.resetEmail}
          type="email"
          autoComplete="off"
          value={sendTo}
          onChange={setSendTo}
        />
      )}
      <p className="row">
        {!disabled && <Button {...reset.button({ params, body: resetBody })}>{copy.reset}</Button>}
        <Button {...factors.button({ params })}>{copy.removeFactors}</Button>
        <Button
          disabled={change.isPending}
          onClick={() => change.mutate({ params, body: { disabled: !disabled } })}
        >
          {disabled ? copy.activate : copy.deactivate}
        </Button>
        <span className="visually-hidden" role="status">
          {change.isSuccess && disabled && peopleCopy.deactivated}
        </span>
      </p>
      <p className="note" role="status">
        {factors.isSuccess && copy.factorsRemoved}
      </p>
      <Failure error={change.error ?? reset.error ?? factors.error} text={copy.failed} />
      {reset.data && !disabled && reset.variables?.body?.email && (
        <p className="notice" data-tone="public" role="status">
          {copy.sentTo(reset.variables.body.email)}
        </p>
      )}
      {reset.data && !disabled && (
        <CopyField
          label={copy.resetLink}
          helpText={copy.resetHelp}
          value={new URL(pages.reset(reset.data.token), location.origin).href}
        />
      )}
    </section>
  );
}
