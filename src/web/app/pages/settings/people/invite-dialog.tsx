import { type SubmitEvent, useState } from 'react';
import { pages } from '#contract/paths.ts';
import type { InvitationBody } from '#contract/people.ts';
import { MAX_PERSON_NAME } from '#domain/user.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { ScopeField } from '#web/app/controls/scope-field.tsx';
import { inviteCopy as copy } from './copy.ts';
import styles from './people.module.css';
import { RoleField } from './role-field.tsx';
import { useInvite } from './use-people-changes.ts';

type Typed = Required<InvitationBody>;
const EMPTY: Typed = { label: '', username: '', role: 'manager', scope: 'all' };

/** Makes an invitation and shows its link, once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { mutate, data, isPending, error } = useInvite();
  return (
    <Dialog title={copy.title} onClose={onClose}>
      {data ? (
        <>
          <CopyField
            label={copy.link}
            helpText={copy.linkHelp}
            value={new URL(pages.invite(data.token), location.origin).href}
          />
          <p>
            <Button onClick={closeDialog}>{copy.done}</Button>
          </p>
        </>
      ) : (
        <InviteForm
          isBusy={isPending}
          failure={error && messageOr(error, copy.failed)}
          onSubmit={(invitation) => mutate(invitation)}
        />
      )}
    </Dialog>
  );
}

interface InviteFormProps {
  isBusy: boolean;
  failure: string | null;
  onSubmit: (invitation: InvitationBody) => void;
}

function InviteForm({ isBusy, failure, onSubmit }: InviteFormProps) {
  const [typed, setTyped] = useState(EMPTY);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { username, ...invitation } = typed;
    const name = username.trim();
    if (!isBusy) onSubmit({ ...invitation, ...(name !== '' && { username: name }) });
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={copy.label}
        helpText={copy.labelHelp}
        value={typed.label}
        maxLength={MAX_PERSON_NAME}
        required
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, label: value })}
      />
      <TextField
        label={copy.username}
        helpText={copy.usernameHelp}
        value={typed.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, username: value })}
      />
      <RoleField role={typed.role} onChange={(role) => setTyped({ ...typed, role })} />
      <ScopeField value={typed.scope} onChange={(scope) => setTyped({ ...typed, scope })} />
      {failure && <FailureAlert message={failure} />}
      <p>
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? copy.submitting : copy.submit}
        </Button>
      </p>
    </form>
  );
}
