import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { EmbedQuery } from '#contract/embed.ts';
import { pages } from '#contract/paths.ts';
import { reviewOut } from '#contract/review-out.ts';
import type { SiteContext } from '#contract/site.ts';
import { DEFAULT_EMBEDDED_REVIEWS } from '#domain/embed.ts';
import { AppError } from '#domain/errors.ts';
import { FIRST_SETTINGS } from '#domain/settings.ts';
import { publicProperty } from '#services/property.ts';
import { settings } from '#services/settings.ts';
import type { Server } from '../api/server-type.ts';
import { RETRY_AFTER_SECONDS, statusOf } from '../errors.ts';
import { framedBy } from '../headers.ts';
import type { HttpOptions } from '../options.ts';
import { answerDocument } from './document-answer.ts';
import { html, listingIdOf } from './page-request.ts';

const Params = Type.Object({ listingId: Type.String() });
const HTML = { type: 'text/html; charset=utf-8', keep: 'no-cache' };
const SCRIPT = { type: 'text/javascript; charset=utf-8', keep: 'public, max-age=3600' };
const FAILED = 'These reviews are not available right now. Please try again in a moment.';

/** A property's reviews for frames in the pages of sites that the company lists, and the script that sizes such a frame. */
export function embedPages(server: Server, { context, web }: HttpOptions, site: SiteContext): void {
  const { renderer } = web;
  const schema = { hide: true, params: Params, querystring: EmbedQuery };
  async function refuse(reply: FastifyReply, status: number, message: string) {
    // Where nobody can say who may frame it, nobody else may.
    const { embedOrigins } = await settings(context).catch(() => FIRST_SETTINGS);
    return html(reply.headers(framedBy(embedOrigins)), status, renderer.embedNotice(site, message));
  }

  server.get(
    pages.embed(':listingId'),
    {
      schema,
      errorHandler: (error, request, reply) => {
        if (error instanceof AppError) return refuse(reply, statusOf(error.code), error.message);
        request.log.error({ err: error }, 'embedded page failed');
        return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, FAILED);
      },
    },
    async (request, reply) => {
      const { theme = 'auto', max = DEFAULT_EMBEDDED_REVIEWS } = request.query;
      const id = listingIdOf(request.params.listingId);
      if (id === null) throw new AppError('not-found', 'Property not found');
      const [{ listing, reviews }, { embedOrigins }] = await Promise.all([
        publicProperty(context, id, 1),
        settings(context),
      ]);
      const page = { listing, reviews: reviews.slice(0, max).map(reviewOut), theme };
      reply.headers(framedBy(embedOrigins));
      return answerDocument(request, reply, renderer.embed(site, page), HTML);
    },
  );

  server.get(pages.embedLoader(), { schema: { hide: true } }, (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return answerDocument(request, reply, web.embedLoader, SCRIPT);
  });
}
