import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import { DEFAULT_EMBEDDED_REVIEWS, EMBED_THEMES, MAX_EMBEDDED_REVIEWS } from '#domain/listings/embed.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { publicProperty } from '#services/listings/property.ts';
import { settings } from '#services/settings/settings.ts';
import { logFailure, retryAfter, statusOf } from '../errors.ts';
import { framedBy } from '../headers.ts';
import type { HttpOptions, Server } from '../options.ts';
import { sendHtml } from './document.ts';
import { listingIdOf, PropertyParams } from './page-request.ts';
import type { PublicSite } from './public-site.ts';

const EmbedQuery = Type.Object(
  {
    theme: Type.Optional(Type.Enum([...EMBED_THEMES], { default: 'auto' })),
    max: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_EMBEDDED_REVIEWS, default: DEFAULT_EMBEDDED_REVIEWS }),
    ),
  },
  { additionalProperties: false },
);

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const SCRIPT = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
};
const FAILED = 'These reviews are not available right now. Please try again in a moment.';

/** A property's reviews for frames in the pages of allowed sites, and the script that resizes such a frame. */
export function embedPages(
  server: Server,
  { context, web }: HttpOptions,
  { site, documents, rendered }: PublicSite,
): void {
  const { renderer } = web;
  const schema = { hide: true, params: PropertyParams, querystring: EmbedQuery };
  const failed = rendered(() => renderer.embedNotice(site, FAILED));
  /** As last read: a notice that the server is too busy must not need the database. */
  let allowedOrigins = DEFAULT_SETTINGS.embedOrigins;

  async function frameHeaders() {
    allowedOrigins = (await settings(context)).embedOrigins;
    return framedBy(allowedOrigins);
  }

  server.get(
    pages.embed(':listingId'),
    {
      schema,
      async errorHandler(error, request, reply) {
        const status = error instanceof AppError ? statusOf(error.code) : 503;
        if (!(error instanceof AppError))
          logFailure(context.outageLog, request, error, 'embedded page failed');
        if (status === 503) {
          reply.headers(framedBy(allowedOrigins)).header('retry-after', retryAfter(error));
          return sendHtml(reply, status, failed());
        }
        const headers = await frameHeaders().catch(() => framedBy(allowedOrigins));
        return sendHtml(reply.headers(headers), status, renderer.embedNotice(site, error.message));
      },
    },
    async (request, reply) => {
      const { theme = 'auto', max = DEFAULT_EMBEDDED_REVIEWS } = request.query;
      const id = listingIdOf(request.params);
      return documents.send(request, reply, {
        url: `${pages.embed(id)}?theme=${theme}&max=${max}`,
        listing: id,
        async render() {
          const { listing, reviews } = await publicProperty(context, id, 1);
          const page = { listing, reviews: reviews.slice(0, max), theme };
          return { text: renderer.embed(site, page), headers: { ...HTML, ...(await frameHeaders()) } };
        },
      });
    },
  );

  server.get(pages.embedLoader(), { schema: { hide: true } }, (request, reply) =>
    documents.send(request, reply, {
      url: pages.embedLoader(),
      listing: null,
      render: async () => ({ text: web.embedLoader, headers: SCRIPT }),
    }),
  );
}
