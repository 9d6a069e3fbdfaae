import { useState } from 'react';
import type { Webhook } from '#contract/webhooks/webhooks.ts';
import { dayAndTime } from '#domain/dates.ts';
import { WEBHOOK_KINDS } from '#domain/webhooks/webhook.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { DialogButton } from '#web/app/controls/dialog-button.tsx';
import { Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { webhooksCopy as copy, KIND_NAMES, webhookDialogCopy } from './copy.ts';
import { DeliveriesSection } from './deliveries-section.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** The addresses to which events are sent, and what was sent to each. */
export function WebhooksPage() {
  const list = useRoute('GET /webhooks');
  const [shownId, setShownId] = useState<number | null>(null);
  const webhooks = list.data?.webhooks ?? [];
  const shown =
    webhooks.find(({ id }) => id === shownId) ?? (webhooks.length === 1 ? webhooks[0] : undefined);
  return (
    <SettingsLayout title={copy.title} intro={copy.intro}>
      <section className="card" aria-label={copy.list}>
        <p>
          <DialogButton look="primary" dialog={<WebhookDialog webhook={null} />}>
            {webhookDialogCopy.open}
          </DialogButton>
        </p>
        <LoadedEntries query={list} copy={copy}>
          {({ webhooks }) =>
            webhooks.map((webhook) => (
              <WebhookEntry
                key={webhook.id}
                webhook={webhook}
                onShow={webhook.id === shown?.id ? null : () => setShownId(webhook.id)}
              />
            ))
          }
        </LoadedEntries>
      </section>
      {shown && <DeliveriesSection key={shown.id} webhook={shown} />}
    </SettingsLayout>
  );
}

interface WebhookEntryProps {
  webhook: Webhook;
  /** Null while its deliveries are shown. */
  onShow: (() => void) | null;
}

function WebhookEntry({ webhook, onShow }: WebhookEntryProps) {
  const { config } = useAppContext();
  const { url, format, kinds, listingIds, disabledReason, failingSince, waiting, failed } = webhook;
  const [kind] = kinds;
  const kindText = kinds.length === WEBHOOK_KINDS.length ? copy.allKinds : copy.kinds(kinds.length);
  return (
    <Entry
      name={url}
      isEnded={disabledReason !== null}
      chips={
        disabledReason ? (
          <Chip tone="failed">{copy.disabled[disabledReason]}</Chip>
        ) : (
          failingSince && (
            <Chip tone="waiting">{copy.failing(dayAndTime(new Date(failingSince), config.timeZone))}</Chip>
          )
        )
      }
      facts={[
        copy.formats[format],
        kinds.length === 1 && kind ? KIND_NAMES[kind] : kindText,
        listingIds.length === 0 ? copy.allProperties : copy.properties(listingIds.length),
        waiting > 0 && copy.waiting(waiting),
        failed > 0 && copy.failed(failed),
      ]}
    >
      <p className="row">
        {onShow && (
          <Button aria-label={copy.deliveriesOf(url)} onClick={onShow}>
            {copy.deliveries}
          </Button>
        )}
        <DialogButton aria-label={copy.changeOf(url)} dialog={<WebhookDialog webhook={webhook} />}>
          {copy.change}
        </DialogButton>
      </p>
    </Entry>
  );
}
