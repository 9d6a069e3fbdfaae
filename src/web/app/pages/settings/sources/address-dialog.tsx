import type { SourceAccount, SourceKindInfo, SourceList } from '#contract/sources/accounts.ts';
import { dayAndTime } from '#domain/dates.ts';
import { MAX_SETTING } from '#domain/sources/source-account.ts';
import { replaceData, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { addressCopy as copy } from './copy.ts';

interface AddressDialogProps {
  source: SourceAccount;
  kind: Pick<SourceKindInfo, 'name'> & { webhooks: NonNullable<SourceKindInfo['webhooks']> };
}

const UPDATES = { updates: ['GET /sources'] };

/** The address at which a source calls when there is a new review, and what has arrived there. */
export function AddressDialog({ source, kind }: AddressDialogProps) {
  const { client, queryClient } = useAppContext();
  const { id, name, webhook } = source;
  const { setting, help } = kind.webhooks;
  const form = useForm({
    initial: { secret: '' },
    send: ({ secret }): Promise<SourceList> =>
      client.request('POST /sources/:id/address', { params: { id }, body: { secret: secret.trim() } }),
    check: ({ secret }) => ({ secret: secret.trim() === '' ? copy.required : null }),
    next: () => ({ secret: '' }),
    onSaved: (saved) => replaceData(queryClient, ['GET /sources'], saved),
    failed: copy.failed,
  });
  return (
    <Dialog title={copy.title(name)}>
      <p>{copy.intro(kind.name)}</p>
      {webhook && (
        <>
          <CopyField label={copy.address} helpText={help} value={webhook.address} />
          <Arrivals webhook={webhook} setting={setting.label} />
          <Renewal id={id} />
        </>
      )}
      <Form form={form} copy={webhook ? copy.change : copy.add}>
        <TextField
          label={setting.label}
          helpText={setting.help}
          type={setting.isSecret ? 'password' : 'text'}
          maxLength={MAX_SETTING}
          autoComplete="off"
          spellCheck={false}
          {...form.field('secret')}
        />
      </Form>
    </Dialog>
  );
}

function Arrivals({ webhook, setting }: { webhook: NonNullable<SourceAccount['webhook']>; setting: string }) {
  const { config } = useAppContext();
  const { lastNotice, lastRefusal } = webhook;
  const time = (at: string) => dayAndTime(new Date(at), config.timeZone);
  return (
    <>
      <p>{lastNotice ? copy.lastNotice(time(lastNotice)) : copy.noNotice}</p>
      {lastRefusal && (
        <p className="note">
          {copy.lastRefusal(time(lastRefusal.at), copy.reasons(setting)[lastRefusal.reason])}
        </p>
      )}
    </>
  );
}

/** Replaces the address, or ends the calls. */
function Renewal({ id }: { id: string }) {
  const renew = useSend('POST /sources/:id/address', UPDATES);
  const remove = useSend('DELETE /sources/:id/address', UPDATES);
  const isPending = renew.isPending || remove.isPending;
  return (
    <>
      <p className="row">
        <Button disabled={isPending} onClick={() => renew.mutate({ params: { id }, body: {} })}>
          {copy.renew}
        </Button>
        <Button disabled={isPending} onClick={() => remove.mutate({ params: { id } })}>
          {copy.remove}
        </Button>
        <span role="status">{renew.isSuccess && copy.renewed}</span>
      </p>
      <p className="note">{copy.renewHelp}</p>
      <Failure error={renew.error ?? remove.error} text={copy.failed} />
    </>
  );
}
