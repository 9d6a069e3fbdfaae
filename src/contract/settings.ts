import { type Static, Type } from 'typebox';
import { MAX_EMBED_ORIGINS, MAX_ORIGIN_LENGTH } from '#domain/embed.ts';

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

export const Settings = Type.Object(
  { embedOrigins, ratingsInMarkup, requireSecondFactor },
  { title: 'Settings' },
);
export type Settings = Static<typeof Settings>;

export const SettingsBody = Type.Object(
  {
    embedOrigins: Type.Optional(embedOrigins),
    ratingsInMarkup: Type.Optional(ratingsInMarkup),
    requireSecondFactor: Type.Optional(requireSecondFactor),
  },
  { additionalProperties: false },
);
export type SettingsBody = Static<typeof SettingsBody>;
