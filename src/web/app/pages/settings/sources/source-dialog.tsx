import { useState } from 'react';
import type { SourceAccount, SourceKindInfo, SourceList } from '#contract/sources/accounts.ts';
import { MAX_SETTING, MAX_SOURCE_NAME } from '#domain/sources/source-account.ts';
import { DEFAULT_KIND } from '#domain/sources/source-kind.ts';
import { replaceData, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { Dialog, useDialogClose } from '#web/app/controls/dialog.tsx';
import { ConfirmButton } from '#web/app/controls/dialog-button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Checkbox, TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { ConsentAgain, useConsent } from './consent-again.tsx';
import { consentCopy, sourceDialogCopy as copy } from './copy.ts';

interface SourceDialogProps {
  /** Null for a new one. */
  source: SourceAccount | null;
  kinds: readonly SourceKindInfo[];
}

const hasSettings = (settings: Record<string, string>) => Object.values(settings).some(Boolean);

/** Connects an account after its settings were checked, or changes one. Settings are never shown again. */
export function SourceDialog({ source, kinds }: SourceDialogProps) {
  const close = useDialogClose();
  const { client, queryClient } = useAppContext();
  const [first] = kinds;
  const infoOf = (kind: SourceKindInfo['kind']) => kinds.find((each) => each.kind === kind);
  const fieldsOf = (kind: SourceKindInfo['kind']) =>
    (infoOf(kind)?.settings ?? []).filter(({ isGranted }) => !isGranted);
  const consent = useConsent();
  const form = useForm({
    initial: {
      kind: source?.kind ?? first?.kind ?? DEFAULT_KIND,
      name: source?.name ?? '',
      settings: {} as Record<string, string>,
    },
    send: async ({ kind, name, settings }): Promise<SourceList | null> => {
      const body = { name: name.trim(), settings };
      if (!source && infoOf(kind)?.consent) {
        await consent.mutateAsync({ ...body, kind });
        return null;
      }
      if (!source) return client.request('POST /sources', { body: { ...body, kind } });
      const change = hasSettings(settings) ? body : { name: body.name };
      return client.request('PATCH /sources/:id', { params: { id: source.id }, body: change });
    },
    check: ({ kind, name, settings }) => ({
      name: name.trim() === '' ? copy.required : null,
      settings:
        (!source || hasSettings(settings)) && fieldsOf(kind).some(({ key }) => !settings[key])
          ? copy.required
          : null,
    }),
    onSaved: async (saved) => {
      // The browser is leaving for the page of the source.
      if (!saved) return;
      await replaceData(queryClient, ['GET /sources'], saved);
      close();
    },
    failed: copy.failed,
  });
  const { kind, settings } = form.values;
  const { error } = form.field('settings');
  const granting = infoOf(kind)?.consent ?? null;
  const newCopy = granting
    ? { submit: consentCopy.submit(granting.provider), submitting: consentCopy.submitting }
    : copy.add;
  return (
    <Dialog title={source ? copy.changeTitle(source.name) : copy.addTitle}>
      <Form form={form} copy={source ? copy.save : newCopy}>
        {!source && kinds.length > 1 && (
          <Select
            label={copy.kind}
            options={kinds.map(({ kind, name }) => ({ value: kind, label: name }))}
            value={kind}
            onChange={(kind) => form.change({ kind, settings: {} })}
          />
        )}
        <TextField
          label={copy.name}
          helpText={copy.nameHelp}
          maxLength={MAX_SOURCE_NAME}
          autoComplete="off"
          {...form.field('name')}
        />
        {source && !granting && <p className="note">{copy.settings}</p>}
        {!source && granting && (
          <CopyField
            isStatic
            label={consentCopy.redirect}
            helpText={consentCopy.redirectHelp(granting.provider)}
            value={granting.redirectUri}
          />
        )}
        {(source && granting ? [] : fieldsOf(kind)).map(({ key, label, help, isSecret }) => (
          <TextField
            key={key}
            label={label}
            helpText={help}
            type={isSecret ? 'password' : 'text'}
            maxLength={MAX_SETTING}
            autoComplete="off"
            spellCheck={false}
            value={settings[key] ?? ''}
            error={settings[key] ? null : error}
            onChange={(value) => form.change({ settings: { ...settings, [key]: value.trim() } })}
          />
        ))}
      </Form>
      {source && granting && <ConsentAgain source={source} provider={granting.provider} />}
      {source && <Removal source={source} />}
    </Dialog>
  );
}

/** Asks what happens to the reviews. */
function Removal({ source: { id, name, contents, waiting } }: { source: SourceAccount }) {
  const [reviews, setReviews] = useState<'keep' | 'withdraw'>('keep');
  const remove = useSend('DELETE /sources/:id', { updates: ['GET /sources'], onSuccess: useDialogClose() });
  return (
    <>
      <p>
        <ConfirmButton
          text={copy.remove}
          title={copy.removeTitle(name)}
          disabled={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id }, query: { reviews } })}
        >
          <p>{copy.removeText}</p>
          {waiting.responses + waiting.tasks > 0 && <p className="notice">{copy.cancelled(waiting)}</p>}
          {(['keep', 'withdraw'] as const).map((each) => (
            <div key={each}>
              <Checkbox
                radio="reviews"
                label={copy[each]}
                value={reviews === each}
                onChange={() => setReviews(each)}
              />
              <p className="note">
                {each === 'keep' && contents ? copy.keepLimited(contents.days) : copy[`${each}Help`]}
              </p>
            </div>
          ))}
        </ConfirmButton>
      </p>
      <Failure error={remove.error} text={copy.removeFailed} />
    </>
  );
}
