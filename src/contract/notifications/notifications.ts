import { type Static, type TOptional, Type } from 'typebox';
import { TOPICS } from '#domain/insights/topics.ts';
import {
  MAIL_FREQUENCIES,
  MAIL_STATES,
  NOTIFICATION_KINDS,
  QUARTER_HOUR,
} from '#domain/notifications/preferences.ts';
import { ListingIdSchema } from '../reviews/reviews.ts';
import { inputObject, named, nullable, optional, optionalInput } from '../schema.ts';

const idOf = (options: { description: string }) =>
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, ...options });
const Kind = Type.Enum([...NOTIFICATION_KINDS]);

export const Notification = named('Notification', {
  id: Type.Integer(),
  kind: Kind,
  createdAt: Type.String({ format: 'date-time' }),
  isRead: Type.Boolean(),
  actor: nullable(Type.String(), { description: 'Who caused it; null for the product.' }),
  count: Type.Integer({ description: 'How many reviews it is about.' }),
  query: Type.String({
    description: 'Parameters of the list of reviews: those that it is about. Empty if it is about none.',
  }),
  ...optional({
    listing: Type.Object(
      { id: Type.Integer(), name: Type.String() },
      { description: 'If it is about one property.' },
    ),
    review: Type.Object(
      { id: Type.Integer(), guestName: Type.String(), rating: nullable(Type.Number()) },
      { description: 'If it is about one review.' },
    ),
    topic: nullable(Type.Enum([...TOPICS]), {
      description: 'What an alert is about; null for the average rating.',
    }),
    text: Type.String({ description: 'What a rule says, or the name of a source.' }),
  }),
});
export type Notification = Static<typeof Notification>;

export const MAX_NOTIFICATIONS = 100;

export const NotificationsQuery = optionalInput({
  before: idOf({ description: 'Only older ones than the one with this id.' }),
  limit: Type.Integer({ minimum: 1, maximum: MAX_NOTIFICATIONS, description: '20 by default.' }),
});

export const NotificationList = Type.Object({
  unread: Type.Integer({ description: 'How many are unread, at most 100.' }),
  notifications: Type.Array(Notification, { description: 'Newest first.' }),
});
export type NotificationList = Static<typeof NotificationList>;

export const ReadBody = inputObject({
  until: Type.Optional(idOf({ description: 'All up to the one with this id.' })),
  id: Type.Optional(idOf({ description: 'This one.' })),
});

export const Unread = Type.Object({ unread: Type.Integer() });

const KindPreference = inputObject({
  inBell: Type.Boolean({ description: 'Whether it is shown in the app.' }),
  mail: Type.Enum([...MAIL_FREQUENCIES], { description: 'When an email is sent.' }),
});
const Kinds = inputObject(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, Type.Optional(KindPreference)])) as Record<
    (typeof NOTIFICATION_KINDS)[number],
    TOptional<typeof KindPreference>
  >,
  { description: 'Kinds that are left out stay as they are.' },
);
const Quarter = Type.String({ pattern: QUARTER_HOUR, description: 'HH:MM, at a quarter of an hour.' });

export const NotificationPreferences = inputObject(
  {
    kinds: Kinds,
    stars: Type.Integer({
      minimum: 1,
      maximum: 5,
      description: 'New reviews with this many stars or fewer are reported.',
    }),
    listingIds: Type.Array(ListingIdSchema, {
      uniqueItems: true,
      maxItems: 1_000,
      description:
        'Only these properties; empty for all. Assignments, mentions and rules are always reported.',
    }),
    quietHours: nullable(inputObject({ from: Quarter, to: Quarter }), {
      description: 'When no mail is sent; null for never.',
    }),
    timeZone: nullable(Type.String({ minLength: 1, maxLength: 64 }), {
      description: 'The IANA name of your time zone; null for that of the company.',
    }),
  },
  { title: 'NotificationPreferences' },
);
export type NotificationPreferences = Static<typeof NotificationPreferences>;

export const OwnPreferences = Type.Object({
  preferences: NotificationPreferences,
  kinds: Type.Array(Kind, { description: 'The kinds that you can be notified of.' }),
  mail: Type.Enum([...MAIL_STATES], {
    description: 'Whether mail can be sent to you: `no-address` until you have a proved address.',
  }),
});
export type OwnPreferences = Static<typeof OwnPreferences>;
