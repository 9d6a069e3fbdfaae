import { type SubmitEvent, useState } from 'react';
import type { InvitationBody } from '#contract/accounts/people.ts';
import { pages } from '#contract/paths.ts';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { AccessField } from '#web/app/controls/access-field.tsx';
import { Button } from '#web/app/controls/button.tsx';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { inviteCopy as copy } from './copy.ts';
import { RoleField } from './role-field.tsx';
import { useInvite } from './use-people-changes.ts';

type Typed = Required<InvitationBody>;
const EMPTY: Typed = { label: '', username: '', role: 'manager', access: 'all' };

/** Makes invitations and shows the link of each, once. The next one begins with the role and properties of the last. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { mutate, data, isPending, error, reset } = useInvite();
  const [typed, setTyped] = useState(EMPTY);

  function inviteAnother() {
    setTyped({ ...typed, label: '', username: '' });
    reset();
  }
  return (
    <Dialog title={copy.title} onClose={onClose}>
      {data ? (
        <>
          <CopyField
            label={copy.linkFor(typed.label)}
            helpText={copy.linkHelp}
            value={new URL(pages.invite(data.token), location.origin).href}
          />
          <p className="row">
            <Button onClick={inviteAnother}>{copy.another}</Button>
            <Button onClick={closeDialog}>{copy.done}</Button>
          </p>
        </>
      ) : (
        <InviteForm
          typed={typed}
          onChange={setTyped}
          isBusy={isPending}
          failure={error && messageOr(error, copy.failed)}
          onSubmit={(invitation) => mutate(invitation)}
        />
      )}
    </Dialog>
  );
}

interface InviteFormProps {
  typed: Typed;
  onChange: (typed: Typed) => void;
  isBusy: boolean;
  failure: string | null;
  onSubmit: (invitation: InvitationBody) => void;
}

function InviteForm({ typed, onChange, isBusy, failure, onSubmit }: InviteFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { username, ...invitation } = typed;
    const name = username.trim();
    if (!isBusy) onSubmit({ ...invitation, ...(name !== '' && { username: name }) });
  }
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={copy.label}
        helpText={copy.labelHelp}
        value={typed.label}
        maxLength={MAX_PERSON_NAME}
        required
        autoComplete="off"
        autoFocus
        onChange={({ currentTarget: { value } }) => onChange({ ...typed, label: value })}
      />
      <TextField
        label={copy.username}
        helpText={copy.usernameHelp}
        value={typed.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => onChange({ ...typed, username: value })}
      />
      <RoleField role={typed.role} onChange={(role) => onChange({ ...typed, role })} />
      <AccessField value={typed.access} onChange={(access) => onChange({ ...typed, access })} />
      {failure && <FailureAlert message={failure} />}
      <p>
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? copy.submitting : copy.submit}
        </Button>
      </p>
    </form>
  );
}
