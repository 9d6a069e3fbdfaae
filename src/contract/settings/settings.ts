import { type Static, Type } from 'typebox';
import { GUEST_NAME_STYLES } from '#domain/guests/guest-name.ts';
import { MAX_EMBED_ORIGINS, MAX_ORIGIN_LENGTH } from '#domain/listings/embed.ts';
import {
  FIXABLE_SETTINGS,
  MAX_ACTIVITY_DAYS,
  MAX_BRAND_NAME,
  MAX_SYNC_INTERVAL_MINUTES,
  MIN_ACTIVITY_DAYS,
} from '#domain/settings/settings.ts';

const embedOrigins = Type.Array(Type.String({ minLength: 1, maxLength: MAX_ORIGIN_LENGTH }), {
  maxItems: MAX_EMBED_ORIGINS,
  description:
    'Origins of sites that can embed a property’s reviews in a frame: scheme, host and optionally a port, without a path. `http` is accepted for localhost only.',
});
const ratingsInMarkup = Type.Boolean({
  description:
    'Whether property pages contain average and count as structured data. Google shows no stars for reviews on the business’s own pages, and asks not to collect ratings from other websites.',
});

const requireSecondFactor = Type.Boolean({
  description:
    'Whether people who sign in with a password need a second factor. Those without one can only set one up.',
});

const timeZone = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'The IANA name of the time zone that days refer to, such as Europe/Lisbon.',
});
const brandName = Type.String({ minLength: 1, maxLength: MAX_BRAND_NAME });
const syncIntervalMinutes = Type.Integer({ minimum: 1, maximum: MAX_SYNC_INTERVAL_MINUTES });
const guestNames = Type.Enum([...GUEST_NAME_STYLES], {
  description:
    'How much of a guest’s name the public sees: all of it, “Maria S.”, or “M. S.”. Unless it is all, visitors cannot search or sort by name.',
});

const activityDays = Type.Integer({
  minimum: MIN_ACTIVITY_DAYS,
  maximum: MAX_ACTIVITY_DAYS,
  description:
    'How many days the activity log keeps events and the network addresses of decisions. Decisions stay with their reviews.',
});

const VALUES = {
  embedOrigins,
  ratingsInMarkup,
  requireSecondFactor,
  timeZone,
  brandName,
  syncIntervalMinutes,
  guestNames,
  activityDays,
};

export const Settings = Type.Object(
  {
    ...VALUES,
    fixed: Type.Array(Type.Enum([...FIXABLE_SETTINGS]), {
      description: 'Those that are set in the environment and cannot be changed here.',
    }),
  },
  { title: 'Settings' },
);
export type Settings = Static<typeof Settings>;

export const SettingsBody = Type.Partial(Type.Object(VALUES), { additionalProperties: false });
export type SettingsBody = Static<typeof SettingsBody>;
