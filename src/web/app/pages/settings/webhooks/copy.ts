import { counted } from '#domain/format-number.ts';
import type {
  DeliveryError,
  DeliveryState,
  DisabledReason,
  WebhookFormat,
  WebhookKind,
} from '#domain/webhooks/webhook.ts';
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
    'A webhook sends a message to another system, or to a channel of Slack or Teams, when something happens here. Messages contain no private data.',
  formats: { standard: false, slack: 'Slack', teams: 'Teams' } satisfies Record<
    WebhookFormat,
    string | false
  >,
  list: 'Webhooks',
  loading: 'Loading webhooks…',
  loadFailed: 'Failed to load the webhooks',
  none: 'There are no webhooks yet.',
  disabled: {
    person: 'Disabled',
    gone: 'Disabled: the receiver does not exist any more',
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
  urlHelp: {
    standard:
      'It receives a signed POST request for each message and must respond with a status from 200 to 299. Addresses of Slack and Teams are recognized.',
    slack:
      'This is an incoming webhook of Slack. Its channel gets a text that says what happened, of which property, stars and channel, with a link. No guest is named or quoted.',
    teams:
      'This is a workflow of Teams. Its channel or chat gets a card that says what happened, of which property, stars and channel, with a link. No guest is named or quoted.',
  } satisfies Record<WebhookFormat, string>,
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
  'invalid-payload': 'Slack did not understand the message',
  'no-service': 'This webhook was removed in Slack, or its app was',
  'channel-not-found': 'Slack did not find the channel',
  'channel-archived': 'The channel is archived in Slack',
  'action-prohibited': 'Slack does not let this webhook post there',
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
  answered: {
    standard: (status: number) => `responded with ${status}`,
    slack: () => 'Slack accepted it',
    teams: () => 'Teams accepted it, but does not say whether it was shown',
  } satisfies Record<WebhookFormat, (status: number) => string>,
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
