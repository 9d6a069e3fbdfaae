import type { InvitationBody } from '#contract/accounts/people.ts';
import { pages } from '#contract/paths.ts';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { MAX_MAIL_ADDRESS } from '#domain/mail/mail.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { AccessField } from '#web/app/controls/access-field.tsx';
import { Button } from '#web/app/controls/button.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { inviteCopy as copy } from './copy.ts';
import { RoleField } from './role-field.tsx';

const EMPTY: Required<InvitationBody> = {
  label: '',
  username: '',
  email: '',
  role: 'manager',
  access: 'all',
};

/** Makes invitations and shows the link of each, once. The next one begins with the role and properties of the last. */
export function InviteDialog() {
  const { client, config, queryClient } = useAppContext();
  const form = useForm({
    initial: EMPTY,
    send: ({ username, email, ...invitation }) => {
      const [name, address] = [username.trim(), email.trim()];
      const body = {
        ...invitation,
        ...(name !== '' && { username: name }),
        ...(address !== '' && { email: address }),
      };
      return client.request('POST /invitations', { body });
    },
    onSaved: () => queryClient.invalidateQueries({ queryKey: ['GET /invitations'] }),
    failed: copy.failed,
  });
  return (
    <Dialog title={copy.title}>
      {form.data ? (
        <>
          {form.data.invitation.email && (
            <p className="notice" data-tone="public" role="status">
              {copy.sentTo(form.data.invitation.email)}
            </p>
          )}
          <CopyField
            label={copy.linkFor(form.values.label)}
            helpText={copy.linkHelp}
            value={new URL(pages.invite(form.data.token), location.origin).href}
          />
          <p className="row">
            <Button onClick={() => form.change({ label: '', username: '', email: '' })}>
              {copy.another}
            </Button>
            <Button onClick={closeDialog}>{controlCopy.done}</Button>
          </p>
        </>
      ) : (
        <Form form={form} copy={copy}>
          <TextField
            label={copy.label}
            helpText={copy.labelHelp}
            maxLength={MAX_PERSON_NAME}
            required
            autoComplete="off"
            autoFocus
            {...form.field('label')}
          />
          <TextField
            label={copy.username}
            helpText={copy.usernameHelp}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('username')}
          />
          {config.hasMail && (
            <TextField
              label={copy.email}
              helpText={copy.emailHelp}
              type="email"
              maxLength={MAX_MAIL_ADDRESS}
              autoComplete="off"
              {...form.field('email')}
            />
          )}
          <RoleField {...form.field('role')} />
          <AccessField {...form.field('access')} />
        </Form>
      )}
    </Dialog>
  );
}
