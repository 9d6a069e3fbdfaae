import type { Webhook } from '#contract/webhooks/webhooks.ts';
import type { ListingId } from '#domain/ids.ts';
import { formatOf } from '#domain/webhooks/chat.ts';
import { MAX_URL, WEBHOOK_KINDS, type WebhookKind } from '#domain/webhooks/webhook.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import { CopyField } from '#web/app/controls/copy-field.tsx';
import { closeDialog, Dialog, useDialogClose } from '#web/app/controls/dialog.tsx';
import { ConfirmButton } from '#web/app/controls/dialog-button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Checkbox, Choices, TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { ListingsField } from '#web/app/controls/listings-field.tsx';
import { optionsOf } from '#web/app/controls/select.tsx';
import { webhookDialogCopy as copy, KIND_NAMES } from './copy.ts';

const LIST = ['GET /webhooks'];

/** Adds a webhook and shows its secret, once, or changes one. @param webhook null for a new one */
export function WebhookDialog({ webhook }: { webhook: Webhook | null }) {
  const close = useDialogClose();
  const { client, queryClient } = useAppContext();
  const form = useForm({
    initial: {
      url: webhook?.url ?? '',
      kinds: webhook?.kinds ?? ([...WEBHOOK_KINDS] as WebhookKind[]),
      listingIds: webhook?.listingIds ?? ([] as ListingId[]),
      isEnabled: webhook?.disabledReason === null,
    },
    send: ({ isEnabled, ...target }): Promise<Webhook & { secret?: string | null }> => {
      const body = { ...target, url: target.url.trim() };
      if (!webhook) return client.request('POST /webhooks', { body });
      const wasEnabled = webhook.disabledReason === null;
      const change = { ...body, ...(isEnabled !== wasEnabled && { isEnabled }) };
      return client.request('PATCH /webhooks/:id', { params: { id: webhook.id }, body: change });
    },
    check: ({ kinds }) => ({ kinds: kinds.length === 0 ? copy.noKinds : null }),
    onSaved: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: LIST });
      if (saved.secret === null) close();
    },
    failed: copy.failed,
    failedField: (error) => (error.message.startsWith('url') ? 'url' : null),
  });
  const replace = useSend('POST /webhooks/:id/secret', { refreshes: [LIST] });
  const remove = useSend('DELETE /webhooks/:id', { refreshes: [LIST], onSuccess: close });
  const secret = form.data?.secret ?? replace.data?.secret;
  return (
    <Dialog title={webhook ? copy.changeTitle : copy.addTitle}>
      {secret ? (
        <>
          <CopyField label={copy.secret} helpText={copy.secretHelp} value={secret} />
          <p>
            <Button onClick={closeDialog}>{controlCopy.done}</Button>
          </p>
        </>
      ) : (
        <>
          <Form form={form} copy={webhook ? copy.save : copy.add}>
            <TextField
              label={copy.url}
              helpText={copy.urlHelp[formatOf(form.values.url.trim())]}
              type="url"
              maxLength={MAX_URL}
              placeholder="https://"
              required
              autoComplete="off"
              spellCheck={false}
              {...form.field('url')}
            />
            <Choices
              legend={copy.kinds}
              options={optionsOf(WEBHOOK_KINDS, (kind) => KIND_NAMES[kind])}
              {...form.field('kinds')}
            />
            <ListingsField label={copy.properties} {...form.field('listingIds')} />
            <p className="note">{copy.propertiesHelp}</p>
            {webhook && <Checkbox label={copy.enabled} {...form.field('isEnabled')} />}
          </Form>
          {webhook && (
            <>
              {/* A chat has no secret. */}
              {webhook.format === 'standard' && <p className="note">{copy.replaceHelp}</p>}
              <p className="row">
                {webhook.format === 'standard' && (
                  <Button {...replace.button({ params: { id: webhook.id } })}>{copy.replaceSecret}</Button>
                )}
                <ConfirmButton
                  text={copy.delete}
                  title={copy.deleteTitle}
                  disabled={remove.isPending}
                  onConfirm={() => remove.mutate({ params: { id: webhook.id } })}
                >
                  <p>{copy.deleteText}</p>
                </ConfirmButton>
              </p>
            </>
          )}
          <Failure error={remove.error} text={copy.deleteFailed} />
          <Failure error={replace.error} text={copy.replaceFailed} />
        </>
      )}
    </Dialog>
  );
}
