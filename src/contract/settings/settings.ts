import { type Static, Type } from 'typebox';
import { GUEST_NAME_STYLES } from '#domain/guests/guest-name.ts';
import { MAX_EMBED_ORIGINS, MAX_ORIGIN_LENGTH } from '#domain/listings/embed.ts';
import { MAX_ADDRESS_LENGTH } from '#domain/listings/web-address.ts';
import { MAX_ANSWER_DAYS, MIN_ANSWER_DAYS, type RespondableChannel } from '#domain/responses/answers.ts';
import { MAX_LOGO_BYTES } from '#domain/settings/brand.ts';
import { COLOUR_PATTERN } from '#domain/settings/colour.ts';
import {
  FIXABLE_SETTINGS,
  MAX_ACTIVITY_DAYS,
  MAX_BRAND_NAME,
  MAX_RESPONSE_DELAY_MINUTES,
  MAX_SYNC_INTERVAL_MINUTES,
  MIN_ACTIVITY_DAYS,
} from '#domain/settings/settings.ts';
import { inputObject, named, nullable, optionalInput } from '../schema.ts';

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
const homePage = nullable(Type.String({ minLength: 1, maxLength: MAX_ADDRESS_LENGTH }), {
  description: 'The https address of the company’s own site, to which the public pages link; null for none.',
});
const brandColour = nullable(Type.String({ pattern: COLOUR_PATTERN }), {
  description:
    'The colour of the public pages, such as #284e4c, dark enough for light text. Null for the default colours.',
});
const logo = nullable(
  Type.Object({
    id: Type.Integer(),
    width: Type.Integer({ description: 'In pixels.' }),
    height: Type.Integer(),
  }),
  { description: 'The logo on the public pages; `PUT /settings/logo` changes it. Null for none.' },
);
const syncIntervalMinutes = Type.Integer({ minimum: 1, maximum: MAX_SYNC_INTERVAL_MINUTES });
const responseDelayMinutes = Type.Integer({
  minimum: 0,
  maximum: MAX_RESPONSE_DELAY_MINUTES,
  description: 'How long a response waits before it is sent, so that it can be taken back.',
});
const approveResponses = Type.Boolean({
  description:
    'Whether a manager approves the responses of responders before they are sent. Those that wait for approval when it is turned off keep waiting.',
});
const days = nullable(Type.Integer({ minimum: MIN_ANSWER_DAYS, maximum: MAX_ANSWER_DAYS }));
const answerDays = Type.Object(
  { Airbnb: days, 'Booking.com': days, VRBO: days } satisfies Record<RespondableChannel, unknown>,
  {
    additionalProperties: false,
    description: 'In how many days after publication each channel accepts a response; null: at any time.',
  },
);
const guestNames = Type.Enum([...GUEST_NAME_STYLES], {
  description:
    'How much of a guest’s name the public sees, also in the company’s response: all of it, “Maria S.”, or “M. S.”. Unless it is all, visitors cannot search or sort by name.',
});

const modelReadsGuestNames = Type.Boolean({
  description: 'Whether the language model gets the names of guests. Otherwise they are left out of texts.',
});
const modelReadsPrivateFeedback = Type.Boolean({
  description: 'Whether the language model gets the private feedback of guests for drafts.',
});
const publicTranslations = Type.Boolean({
  description:
    'Whether guests see machine translations into the language of the page, labelled and with the original, where a manager has made them.',
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
  homePage,
  brandColour,
  syncIntervalMinutes,
  responseDelayMinutes,
  approveResponses,
  answerDays,
  guestNames,
  modelReadsGuestNames,
  modelReadsPrivateFeedback,
  publicTranslations,
  activityDays,
};

export const Settings = named('Settings', {
  ...VALUES,
  logo,
  fixed: Type.Array(Type.Enum([...FIXABLE_SETTINGS]), {
    description: 'Those that are set in the environment and cannot be changed here.',
  }),
});
export type Settings = Static<typeof Settings>;

export const SettingsBody = optionalInput(VALUES);

export const LogoBody = inputObject({
  image: Type.String({
    minLength: 1,
    // Four characters of Base64 encode three bytes.
    maxLength: Math.ceil(MAX_LOGO_BYTES / 3) * 4,
    description: 'A PNG, JPEG or WebP file of at most 1 MB, in Base64.',
  }),
});
