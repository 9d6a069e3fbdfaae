import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { reviewOut } from '#contract/review-out.ts';
import type { SiteContext } from '#contract/site.ts';
import { DEFAULT_EMBEDDED_REVIEWS, EMBED_THEMES, MAX_EMBEDDED_REVIEWS } from '#domain/embed.ts';
import { AppError } from '#domain/errors.ts';
import { DEFAULT_SETTINGS } from '#domain/settings.ts';
import { publicProperty } from '#services/property.ts';
import { settings } from '#services/settings.ts';
import { logFailure, RETRY_AFTER_SECONDS, statusOf } from '../errors.ts';
import { framedBy } from '../headers.ts';
import type { HttpOptions, Server } from '../options.ts';
import { sendHtml, sendText } from './document.ts';
import { listingIdOf, PropertyParams } from './page-request.ts';

const EmbedQuery = Type.Object(
  {
    theme: Type.Optional(Type.Enum([...EMBED_THEMES], { default: 'auto' })),
    max: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_EMBEDDED_REVIEWS, default: DEFAULT_EMBEDDED_REVIEWS }),
    ),
  },
  { additionalProperties: false },
);

const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' };
const SCRIPT = { contentType: 'text/javascript; charset=utf-8', cacheControl: 'public, max-age=3600' };
const FAILED = 'These reviews are not available right now. Please try again in a moment.';

/** A property's reviews for frames in the pages of allowed sites, and the script that resizes such a frame. */
export function embedPages(server: Server, { context, web }: HttpOptions, site: SiteContext): void {
  const { renderer } = web;
  const schema = { hide: true, params: PropertyParams, querystring: EmbedQuery };

  async function sendNotice(reply: FastifyReply, status: number, message: string) {
    // Without the settings no site is known to be allowed.
    const { embedOrigins } = await settings(context).catch(() => DEFAULT_SETTINGS);
    return sendHtml(reply.headers(framedBy(embedOrigins)), status, renderer.embedNotice(site, message));
  }

  server.get(
    pages.embed(':listingId'),
    {
      schema,
      errorHandler: (error, request, reply) => {
        if (error instanceof AppError) return sendNotice(reply, statusOf(error.code), error.message);
        logFailure(context.outageLog, request, error, 'embedded page failed');
        return sendNotice(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, FAILED);
      },
    },
    async (request, reply) => {
      const { theme = 'auto', max = DEFAULT_EMBEDDED_REVIEWS } = request.query;
      const [{ listing, reviews }, { embedOrigins }] = await Promise.all([
        publicProperty(context, listingIdOf(request.params), 1),
        settings(context),
      ]);
      const page = { listing, reviews: reviews.slice(0, max).map(reviewOut), theme };
      reply.headers(framedBy(embedOrigins));
      return sendText(request, reply, renderer.embed(site, page), HTML);
    },
  );

  server.get(pages.embedLoader(), { schema: { hide: true } }, (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendText(request, reply, web.embedLoader, SCRIPT);
  });
}
