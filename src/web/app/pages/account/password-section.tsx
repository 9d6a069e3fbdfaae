import { useState } from 'react';
import type { User } from '#contract/accounts/session.ts';
import { credentialError } from '#contract/errors/credential-errors.ts';
import { passwordProblem } from '#domain/accounts/password.ts';
import { hasStatus } from '#web/app/api/api-error.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Checkbox, TextField, UsernameOf } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { passwordCopy as copy } from './copy.ts';

const EMPTY = { currentPassword: '', newPassword: '', endTokens: false };
const FORBIDDEN = 403;

/** Changes the person's password. Input errors are shown beside their fields before it is sent. */
export function PasswordSection({ user }: { user: User }) {
  const { client, config, queryClient } = useAppContext();
  const [isShown, setShown] = useState(false);
  const canHaveTokens = useCan('tokens:manage');
  const type = isShown ? 'text' : 'password';
  const form = useForm({
    initial: EMPTY,
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? copy.missing : null,
      newPassword: credentialError(passwordProblem(newPassword, user)),
    }),
    send: (body) => client.request('PUT /account/password', { body }),
    next: () => EMPTY,
    onSaved: ({ user }) => {
      queryClient.setQueryData(keys.session, { user });
      return queryClient.invalidateQueries({ queryKey: ['GET /account/sessions'] });
    },
    failed: copy.failed,
    failedField: (error) => (hasStatus(error, FORBIDDEN) ? 'currentPassword' : null),
  });
  return (
    <Section title={copy.title} intro={copy.intro}>
      {config.demo?.username === user.username && <p>{copy.demo}</p>}
      <Form form={form} copy={copy}>
        <UsernameOf user={user} />
        <TextField
          label={copy.current}
          type={type}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <TextField
          label={copy.next}
          helpText={copy.help}
          type={type}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <Checkbox label={copy.show} value={isShown} onChange={setShown} />
        {canHaveTokens && <Checkbox label={copy.endTokens} {...form.field('endTokens')} />}
      </Form>
    </Section>
  );
}
