import type { Generated } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type {
  DeliveryError,
  DeliveryState,
  DisabledReason,
  WebhookFormat,
  WebhookKind,
} from '#domain/webhooks/webhook.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface WebhooksTable {
  id: Generated<number>;
  url: string;
  format: Generated<WebhookFormat>;
  kinds: WebhookKind[];
  /** Empty for all properties. */
  listing_ids: ListingId[];
  /** Encrypted, see `sealed-text.ts`; null for a chat. */
  sealed_secret: string | null;
  previous_sealed_secret: string | null;
  previous_secret_until: Date | null;
  created_by: string;
  created_at: CreatedAt;
  /** It gets what happens from then on. */
  enabled_at: Generated<Date>;
  disabled_reason: DisabledReason | null;
  /** Since when every attempt has failed. */
  failing_since: Date | null;
}

interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhook_id: number;
  message_id: string;
  type: string;
  body: string;
  /** What a chat was sent. */
  sent_body: string | null;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  status: number | null;
  error: DeliveryError | null;
  created_at: CreatedAt;
  last_attempt_at: Date | null;
  /** While an attempt runs, when another process may repeat it. */
  next_attempt_at: Generated<Date | null>;
}

export interface WebhookTables {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
