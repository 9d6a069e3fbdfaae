import { type Static, Type } from 'typebox';
import { MAX_EMBED_ORIGINS, MAX_ORIGIN_LENGTH } from '#domain/embed.ts';

const embedOrigins = Type.Array(Type.String({ minLength: 1, maxLength: MAX_ORIGIN_LENGTH }), {
  maxItems: MAX_EMBED_ORIGINS,
  description:
    'Origins of sites that may show a property’s reviews in a frame: scheme, host and perhaps a port, without a path. Plain `http` only for localhost.',
});
const ratingsInMarkup = Type.Boolean({
  description:
    'Whether average and count are told to search engines as structured data. Google shows no stars for reviews of a business on its own pages, and asks not to gather ratings from other websites.',
});

export const Settings = Type.Object({ embedOrigins, ratingsInMarkup }, { title: 'Settings' });
export type Settings = Static<typeof Settings>;

export const SettingsBody = Type.Object(
  { embedOrigins: Type.Optional(embedOrigins), ratingsInMarkup: Type.Optional(ratingsInMarkup) },
  { additionalProperties: false },
);
export type SettingsBody = Static<typeof SettingsBody>;
