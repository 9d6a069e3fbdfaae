import { type SubmitEvent, useState } from 'react';
import type { ApiTokenBody } from '#contract/accounts/api-tokens.ts';
import type { AccessSetting } from '#domain/accounts/access.ts';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME } from '#domain/accounts/api-token.ts';
import { type Role, rolesUpTo } from '#domain/accounts/permissions.ts';
import { type Day, dayIn, shiftDay } from '#domain/day.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { AccessField } from '#web/app/controls/access-field.tsx';
import { Button } from '#web/app/controls/button.tsx';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { RoleField } from '../people/role-field.tsx';
import { newTokenCopy as copy } from './copy.ts';
import { useCreateToken } from './use-tokens.ts';

/** Creates a token and shows it, once. */
export function NewTokenDialog({ ownRole, onClose }: { ownRole: Role; onClose: () => void }) {
  const { mutate, data, isPending, error } = useCreateToken();
  return (
    <Dialog title={copy.title} onClose={onClose}>
      {data ? (
        <>
          <CopyField label={copy.token} helpText={copy.tokenHelp} value={data.secret} />
          <p>
            <Button onClick={closeDialog}>{copy.done}</Button>
          </p>
        </>
      ) : (
        <NewTokenForm
          ownRole={ownRole}
          isBusy={isPending}
          failure={error && messageOr(error, copy.failed)}
          onSubmit={(token) => mutate(token)}
        />
      )}
    </Dialog>
  );
}

interface NewTokenFormProps {
  ownRole: Role;
  isBusy: boolean;
  failure: string | null;
  onSubmit: (token: ApiTokenBody) => void;
}

const EXPIRIES = [
  ...[30, 90, 365].map((days) => ({ value: days, label: copy.days(days) })),
  { value: undefined, label: copy.until },
];
const DEFAULT_DAYS = 90;

function NewTokenForm({ ownRole, isBusy, failure, onSubmit }: NewTokenFormProps) {
  const { config } = useAppContext();
  const [today] = useState(() => dayIn(new Date(), config.timeZone));
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const [access, setAccess] = useState<AccessSetting>('all');
  const [days, setDays] = useState<number | undefined>(DEFAULT_DAYS);
  const [date, setDate] = useState<Day>(shiftDay(today, DEFAULT_DAYS));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const expiresOn = days === undefined ? date : shiftDay(today, days);
    if (!isBusy) onSubmit({ name: name.trim(), role, access, expiresOn });
  }
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={copy.name}
        helpText={copy.nameHelp}
        value={name}
        maxLength={MAX_TOKEN_NAME}
        required
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <RoleField role={role} roles={rolesUpTo(ownRole)} onChange={setRole} />
      <AccessField value={access} onChange={setAccess} />
      <Select label={copy.expiry} options={EXPIRIES} value={days} onChange={setDays} />
      {days === undefined && (
        <TextField
          label={copy.date}
          type="date"
          value={date}
          min={today}
          max={shiftDay(today, MAX_TOKEN_DAYS)}
          required
          onChange={({ currentTarget: { value } }) => setDate(value)}
        />
      )}
      {failure && <FailureAlert message={failure} />}
      <p>
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? copy.submitting : copy.submit}
        </Button>
      </p>
    </form>
  );
}
