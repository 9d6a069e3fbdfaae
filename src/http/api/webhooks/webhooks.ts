import type { webhooksRoutes } from '#contract/webhooks/webhooks-routes.ts';
import { sampleOf } from '#domain/webhooks/sample.ts';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  resendFailed,
  rotateSecret,
  testWebhook,
} from '#services/webhooks/webhooks.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

const DEFAULT_LIMIT = 20;

const withSecret = ({ webhook, secret }: { webhook: Webhook; secret: string | null }) => ({
  ...webhook,
  secret,
});

export const webhooksHandlers = ({ context }: HttpOptions): Handlers<typeof webhooksRoutes> => ({
  'GET /webhooks': async () => ({ webhooks: await listWebhooks(context) }),
  'POST /webhooks': async ({ body: { listingIds = [], ...target }, actor }) =>
    withSecret(await addWebhook(context, actor, { ...target, listingIds })),
  'PATCH /webhooks/:id': ({ params, body, actor }) => changeWebhook(context, actor, params.id, body),
  'DELETE /webhooks/:id': ({ params, actor }) => deleteWebhook(context, actor, params.id),
  'POST /webhooks/:id/secret': async ({ params, actor }) =>
    withSecret(await rotateSecret(context, actor, params.id)),
  'POST /webhooks/:id/test': ({ params }) => testWebhook(context, params.id),
  'GET /webhooks/:id/deliveries': async ({ params, query: { limit = DEFAULT_LIMIT, cursor, state } }) => {
    const { items, nextCursor } = await listDeliveries(context, params.id, { limit, cursor, state });
    return { deliveries: items, nextCursor };
  },
  'POST /webhooks/:id/resend': async ({ params, body }) => ({
    resent: await resendFailed(context, params.id, new Date(body.since)),
  }),
  'POST /deliveries/:id/resend': ({ params }) => resendDelivery(context, params.id),
  'GET /webhooks/sample': async ({ query }) => sampleOf(query.kind, context.now()),
});
