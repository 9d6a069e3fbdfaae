import { type Static, Type } from 'typebox';
import { DEFAULT_EMBEDDED_REVIEWS, EMBED_THEMES, MAX_EMBEDDED_REVIEWS } from '#domain/embed.ts';

/** How a frame in another site's page wants our reviews. */
export const EmbedQuery = Type.Object(
  {
    theme: Type.Optional(Type.Enum([...EMBED_THEMES], { default: 'auto' })),
    max: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_EMBEDDED_REVIEWS, default: DEFAULT_EMBEDDED_REVIEWS }),
    ),
  },
  { additionalProperties: false },
);
export type EmbedQuery = Static<typeof EmbedQuery>;
