import { counted } from '#domain/format-number.ts';
import type { DeliveryError, DeliveryState, DisabledReason, WebhookKind } from '#domain/webhooks/webhook.ts';
import { FAILING_DAYS, ROTATION_HOURS } from '#domain/webhooks/webhook.ts';

export const KIND_NAMES: Record<WebhookKind, string> = {
  'review.created': 'New review',
  'review.changed': 'Review changed on its channel',
  'review.removed': 'Review removed from its channel',
  'review.approved': 'Review approved',
  'review.unpublished': 'Review kept unpublished',
  'response.sent': 'Response sent',
  'response.refused': 'Response refused by its channel',
  'alert.raised': 'Alert: ratings fell or complaints rose',
  'sync.failed': 'Sync failed',
};

export const webhooksCopy = {
  title: 'Webhooks',
  intro:
    'A webhook sends a signed message to another system when something happens here. Messages contain ids and no private data.',
  list: 'Webhooks',
  loading: 'Loading webhooks…',
  loadFailed: 'Failed to load the webhooks',
  none: 'There are no webhooks yet.',
  disabled: {
    person: 'Disabled',
    gone: 'Disabled: the receiver responded with 410 Gone',
    failing: `Disabled: it failed for ${FAILING_DAYS} days`,
  } satisfies Record<DisabledReason, string>,
  failing: (since: string) => `Failing since ${since}`,
  allKinds: 'all events',
  kinds: (kinds: number) => counted(kinds, 'kind of event', 'kinds of events'),
  properties: (properties: number) => counted(properties, 'property', 'properties'),
  allProperties: 'all properties',
  waiting: (messages: number) => `${messages} waiting`,
  failed: (messages: number) => `${messages} failed`,
  change: 'Change',
  changeOf: (url: string) => `Change ${url}`,
  deliveries: 'Deliveries',
  deliveriesOf: (url: string) => `Deliveries of ${url}`,
} as const;

export const webhookDialogCopy = {
  open: 'Add a webhook',
  addTitle: 'Add a webhook',
  changeTitle: 'Change the webhook',
  url: 'Address',
  urlHelp: 'It receives a POST request for each message and must respond with a status from 200 to 299.',
  kinds: 'Events',
  properties: 'Only for these properties',
  propertiesHelp: 'None chosen: for all properties.',
  enabled: 'Enabled',
  add: { submit: 'Add webhook', submitting: 'Adding…' },
  save: { submit: 'Save', submitting: 'Saving…', saved: 'Saved.' },
  failed: 'The webhook could not be saved. Try again.',
  noKinds: 'Choose at least one event.',
  secret: 'Secret',
  secretHelp:
    'Copy it now: it is shown only this once. With it the receiver checks that a message is from here.',
  replaceSecret: 'Replace the secret',
  replaceHelp: `After you replace the secret, messages are signed with both for ${ROTATION_HOURS} hours, so that none is lost while you change it there.`,
  replaceFailed: 'The secret could not be replaced. Try again.',
  delete: 'Delete webhook',
  deleteTitle: 'Delete this webhook?',
  deleteText: 'It gets no further messages, and the log of its deliveries is deleted. This cannot be undone.',
  deleteFailed: 'The webhook could not be deleted. Try again.',
} as const;

const ERROR_TEXTS: Record<DeliveryError, string> = {
  timeout: 'It did not respond within 15 seconds',
  unreachable: 'It could not be reached',
  certificate: 'Its certificate is not valid',
  'forbidden-address': 'Its address is private; WEBHOOK_PRIVATE_NETWORKS does not list it',
  redirected: 'It redirected to another address',
  status: 'It responded with an error',
  'secret-unreadable': 'The secret cannot be read, because SESSION_SECRET has changed: replace it',
  disabled: 'The webhook was disabled',
};

export const deliveriesCopy = {
  title: (url: string) => `Deliveries to ${url}`,
  loading: 'Loading deliveries…',
  loadFailed: 'Failed to load the deliveries',
  none: 'There are no deliveries.',
  show: 'Show',
  all: 'All',
  states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } satisfies Record<
    DeliveryState,
    string
  >,
  test: 'Send a test',
  testFailed: 'The test could not be sent. Try again.',
  tested: (result: string) => `Test: ${result}.`,
  answered: (status: number) => `responded with ${status}`,
  error: (error: DeliveryError, status: number | null) =>
    status === null ? ERROR_TEXTS[error] : `${ERROR_TEXTS[error]} (status ${status})`,
  attempts: (attempts: number) => counted(attempts, 'attempt', 'attempts'),
  next: (time: string) => `next attempt ${time}`,
  body: 'Message',
  resend: 'Send again',
  resendOf: (id: string) => `Send ${id} again`,
  resendFailed: 'Send all failed again',
  resent: (messages: number) => `${counted(messages, 'message is', 'messages are')} being sent again.`,
  notResent: 'Nothing could be sent again. Try again.',
} as const;
