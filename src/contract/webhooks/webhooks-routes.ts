import { Type } from 'typebox';
import { DELIVERY_DAYS, ROTATION_HOURS, TEST_KIND } from '#domain/webhooks/webhook.ts';
import { defineRoutes } from '../route.ts';
import {
  Delivery,
  DeliveryPage,
  DeliveryQuery,
  Message,
  ResendBody,
  Resent,
  SampleQuery,
  Webhook,
  WebhookBody,
  WebhookChange,
  WebhookList,
  WebhookParams,
  WebhookWithSecret,
} from './webhooks.ts';

/** Messages to other systems, by the Standard Webhooks specification 1.0.0. */
export const webhooksRoutes = {
  ...defineRoutes('Webhooks', {
    'GET /webhooks': {
      permission: 'webhooks:manage',
      summary: 'The webhooks',
      response: WebhookList,
    },
    'POST /webhooks': {
      permission: 'webhooks:manage',
      summary: 'Add a webhook',
      description:
        'Each message is a POST of `{type, timestamp, data}` with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. `data` has `reviewId` and `listingId`, or `reviews`, a list of them, when one action concerned many. Any response of 200 to 299 is a success; otherwise it is attempted ten times in all, within about three days. Incoming webhooks of Slack and workflows of Teams are recognized by their address and get a short text for people with a link, without a signature.',
      body: WebhookBody,
      response: WebhookWithSecret,
      errors: [409],
    },
    'PATCH /webhooks/:id': {
      permission: 'webhooks:manage',
      summary: 'Change, disable or enable a webhook',
      params: WebhookParams,
      body: WebhookChange,
      response: Webhook,
      errors: [409],
    },
    'DELETE /webhooks/:id': {
      permission: 'webhooks:manage',
      summary: 'Delete a webhook and the log of its deliveries',
      params: WebhookParams,
      response: Type.Null(),
    },
    'POST /webhooks/:id/secret': {
      permission: 'webhooks:manage',
      summary: 'Replace the secret of a webhook',
      description: `For ${ROTATION_HOURS} hours each message has a signature of either secret.`,
      params: WebhookParams,
      response: WebhookWithSecret,
      errors: [409],
    },
    'POST /webhooks/:id/test': {
      permission: 'webhooks:manage',
      summary: 'Send a test message',
      description: `Of the type \`${TEST_KIND}\`, once. Returns the delivery after the attempt.`,
      concurrency: 'unlimited',
      params: WebhookParams,
      response: Delivery,
    },
    'GET /webhooks/:id/deliveries': {
      permission: 'webhooks:manage',
      summary: 'The deliveries of a webhook, newest first',
      description: `They are kept for ${DELIVERY_DAYS} days.`,
      params: WebhookParams,
      query: DeliveryQuery,
      response: DeliveryPage,
    },
    'POST /webhooks/:id/resend': {
      permission: 'webhooks:manage',
      summary: 'Send all messages again that have failed since a time',
      params: WebhookParams,
      body: ResendBody,
      response: Resent,
      errors: [409],
    },
    'POST /deliveries/:id/resend': {
      permission: 'webhooks:manage',
      summary: 'Send a message again, with the same id',
      params: WebhookParams,
      response: Delivery,
      errors: [409],
    },
    'GET /webhooks/sample': {
      permission: 'webhooks:manage',
      summary: 'An example of a message',
      description: 'As Zapier, n8n and Make need it to set up a trigger.',
      query: SampleQuery,
      response: Message,
    },
  }),
};
