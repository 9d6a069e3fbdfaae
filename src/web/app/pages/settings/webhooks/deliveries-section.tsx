import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Delivery, Webhook } from '#contract/webhooks/webhooks.ts';
import { dayAndTime, relativeTime } from '#domain/dates.ts';
import { DAY_MS } from '#domain/day.ts';
import { DELIVERY_DAYS, type DeliveryState, type WebhookFormat } from '#domain/webhooks/webhook.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { Entry, LoadedEntries } from '#web/app/controls/entries.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { MoreButton } from '#web/app/controls/more-button.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { deliveriesCopy as copy } from './copy.ts';

const STATES = optionsOf(['waiting', 'delivered', 'failed'] as const, (state) => copy.states[state]);
const TONES = { waiting: 'waiting', delivered: 'public', failed: 'failed' } as const;
const KEY = 'GET /webhooks/:id/deliveries';
const FIRST: string | undefined = undefined;
/** Attempts happen in the background. */
const REFRESH_MS = 5_000;

/** What was sent to a webhook, with buttons that test it and send messages again. */
export function DeliveriesSection({ webhook }: { webhook: Webhook }) {
  const { id, url, format, failed, disabledReason } = webhook;
  const { client } = useAppContext();
  const [state, setState] = useState<DeliveryState | undefined>();
  const list = useInfiniteQuery({
    queryKey: [KEY, id, state],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.request(KEY, { params: { id }, query: { state, cursor }, signal }),
    initialPageParam: FIRST as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: REFRESH_MS,
  });
  const refreshes = [[KEY], ['GET /webhooks']];
  const test = useSend('POST /webhooks/:id/test', { refreshes });
  const resendAll = useSend('POST /webhooks/:id/resend', { refreshes });
  const resend = useSend('POST /deliveries/:id/resend', { refreshes });
  return (
    <section className="card" aria-label={copy.title(url)}>
      <h2 className="written">{copy.title(url)}</h2>
      <p className="row">
        <Button {...test.button({ params: { id } })}>{copy.test}</Button>
        {failed > 0 && disabledReason === null && (
          <Button
            disabled={resendAll.isPending}
            onClick={() => {
              const since = new Date(Date.now() - DELIVERY_DAYS * DAY_MS).toISOString();
              resendAll.mutate({ params: { id }, body: { since } });
            }}
          >
            {copy.resendFailed}
          </Button>
        )}
        <span role="status">
          {test.data && copy.tested(resultOf(test.data, format))}{' '}
          {resendAll.data && copy.resent(resendAll.data.resent)}
        </span>
      </p>
      <Failure error={test.error} text={copy.testFailed} />
      <Failure error={resendAll.error ?? resend.error} text={copy.notResent} />
      <div className="filters">
        <Select label={copy.show} none={copy.all} options={STATES} value={state} onChange={setState} />
      </div>
      <LoadedEntries query={list} copy={copy}>
        {({ pages }) =>
          pages
            .flatMap(({ deliveries }) => deliveries)
            .map((delivery) => (
              <DeliveryEntry
                key={delivery.id}
                delivery={delivery}
                format={format}
                now={new Date(list.dataUpdatedAt)}
                isBusy={resend.isPending}
                onResend={
                  delivery.state === 'waiting' || disabledReason !== null
                    ? null
                    : () => resend.mutate({ params: { id: delivery.id } })
                }
              />
            ))
        }
      </LoadedEntries>
      <MoreButton query={list} />
    </section>
  );
}

interface DeliveryEntryProps {
  delivery: Delivery;
  format: WebhookFormat;
  now: Date;
  isBusy: boolean;
  /** Null where it cannot be sent again. */
  onResend: (() => void) | null;
}

function DeliveryEntry({ delivery, format, now, isBusy, onResend }: DeliveryEntryProps) {
  const { config } = useAppContext();
  const { type, state, attempts, createdAt, nextAttemptAt, messageId, body } = delivery;
  const ago = (time: string) => relativeTime(new Date(time), now);
  return (
    <Entry
      name={type}
      chips={<Chip tone={TONES[state]}>{copy.states[state]}</Chip>}
      facts={[
        ago(createdAt),
        attempts > 0 && resultOf(delivery, format),
        attempts > 1 && copy.attempts(attempts),
        attempts > 0 &&
          nextAttemptAt !== null &&
          copy.next(dayAndTime(new Date(nextAttemptAt), config.timeZone)),
      ]}
    >
      {onResend && (
        <Button size="small" aria-label={copy.resendOf(messageId)} disabled={isBusy} onClick={onResend}>
          {copy.resend}
        </Button>
      )}
      <details>
        <summary>{copy.body}</summary>
        <pre>{format === 'standard' ? `webhook-id: ${messageId}\n\n${body}` : body}</pre>
      </details>
    </Entry>
  );
}

const resultOf = ({ error, status }: Delivery, format: WebhookFormat) =>
  error === null ? copy.answered[format](status ?? 0) : copy.error(error, status);
