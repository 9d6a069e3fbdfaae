import { useState } from 'react';
import type { AccessSetting } from '#domain/accounts/access.ts';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME } from '#domain/accounts/api-token.ts';
import { type Role, rolesUpTo } from '#domain/accounts/permissions.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { replaceData } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { AccessField } from '#web/app/controls/access-field.tsx';
import { Button } from '#web/app/controls/button.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { closeDialog, Dialog } from '#web/app/controls/dialog.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { RoleField } from '../people/role-field.tsx';
import { newTokenCopy as copy } from './copy.ts';

const EXPIRIES = [
  ...[30, 90, 365].map((days) => ({ value: days, label: copy.days(days) })),
  { value: undefined, label: copy.until },
];
const DEFAULT_DAYS = 90;

/** Creates a token and shows it, once. */
export function NewTokenDialog({ ownRole }: { ownRole: Role }) {
  const { client, queryClient, config } = useAppContext();
  const [today] = useState(() => dayIn(new Date(), config.timeZone));
  const form = useForm({
    initial: {
      name: '',
      role: 'viewer' as Role,
      access: 'all' as AccessSetting,
      days: DEFAULT_DAYS as number | undefined,
      date: shiftDay(today, DEFAULT_DAYS),
    },
    send: ({ name, role, access, days, date }) => {
      const expiresOn = days === undefined ? date : shiftDay(today, days);
      return client.request('POST /tokens', { body: { name: name.trim(), role, access, expiresOn } });
    },
    // Without the secret.
    onSaved: ({ tokens }) => replaceData(queryClient, ['GET /tokens'], { tokens }),
    failed: copy.failed,
  });
  return (
    <Dialog title={copy.title}>
      {form.data ? (
        <>
          <CopyField label={copy.token} helpText={copy.tokenHelp} value={form.data.secret} />
          <p>
            <Button onClick={closeDialog}>{controlCopy.done}</Button>
          </p>
        </>
      ) : (
        <Form form={form} copy={copy}>
          <TextField
            label={copy.name}
            helpText={copy.nameHelp}
            maxLength={MAX_TOKEN_NAME}
            required
            autoComplete="off"
            {...form.field('name')}
          />
          <RoleField roles={rolesUpTo(ownRole)} {...form.field('role')} />
          <AccessField {...form.field('access')} />
          <Select label={copy.expiry} options={EXPIRIES} {...form.field('days')} />
          {form.values.days === undefined && (
            <TextField
              label={copy.date}
              type="date"
              min={today}
              max={shiftDay(today, MAX_TOKEN_DAYS)}
              required
              {...form.field('date')}
            />
          )}
        </Form>
      )}
    </Dialog>
  );
}
