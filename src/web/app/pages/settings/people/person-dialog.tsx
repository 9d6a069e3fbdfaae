import { type SubmitEvent, useState } from 'react';
import type { Person } from '#contract/accounts/people.ts';
import { pages } from '#contract/paths.ts';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { AccessField } from '#web/app/controls/access-field.tsx';
import { Button } from '#web/app/controls/button.tsx';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { SubmitRow } from '#web/app/controls/submit-row.tsx';
import { personCopy as copy, peopleCopy } from './copy.ts';
import styles from './people.module.css';
import { RoleField } from './role-field.tsx';
import { useChangePerson, useMakeReset, useRemoveFactors } from './use-people-changes.ts';

export interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

/** Changes a person, or what they need to sign in. The users of the demo stay as they are. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  return (
    <Dialog title={person.name} onClose={onClose}>
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

function PersonForm({ person }: { person: Person }) {
  const [name, setName] = useState(person.name);
  const [role, setRole] = useState(person.role);
  const [access, setAccess] = useState(person.access);
  const { mutate, isPending, isSuccess, error, reset } = useChangePerson(person.username);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isPending) mutate({ name, role, access });
  }
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={copy.name}
        value={name}
        maxLength={MAX_PERSON_NAME}
        required
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          reset();
        }}
      />
      <RoleField
        role={role}
        onChange={(chosen) => {
          setRole(chosen);
          reset();
        }}
      />
      <AccessField
        value={access}
        onChange={(chosen) => {
          setAccess(chosen);
          reset();
        }}
      />
      {error && <FailureAlert message={messageOr(error, copy.failed)} />}
      <SubmitRow isPending={isPending} isSuccess={isSuccess} copy={copy} />
    </form>
  );
}

/** Whether and how the person signs in. */
function Access({ person: { username, disabled } }: { person: Person }) {
  const change = useChangePerson(username);
  const reset = useMakeReset(username);
  const factors = useRemoveFactors(username);
  const error = change.error ?? reset.error ?? factors.error;
  return (
    <section className={styles.access} aria-label={copy.access}>
      <p className="note">{disabled ? copy.deactivated : copy.deactivateHelp}</p>
      <p className="row">
        {!disabled && (
          <Button disabled={reset.isPending} onClick={() => reset.mutate()}>
            {copy.reset}
          </Button>
        )}
        <Button disabled={factors.isPending} onClick={() => factors.mutate()}>
          {copy.removeFactors}
        </Button>
        <Button disabled={change.isPending} onClick={() => change.mutate({ disabled: !disabled })}>
          {disabled ? copy.activate : copy.deactivate}
        </Button>
        <span className="visually-hidden" role="status">
          {change.isSuccess && disabled && peopleCopy.deactivated}
        </span>
      </p>
      <p className="note" role="status">
        {factors.isSuccess && copy.factorsRemoved}
      </p>
      {error && <FailureAlert message={messageOr(error, copy.failed)} />}
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
