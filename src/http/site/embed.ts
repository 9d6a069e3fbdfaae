import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { textOf } from '#contract/errors/error-text.ts';
import type { EmbedNotice } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { inputObject } from '#contract/schema.ts';
import { AppError, problemOf } from '#domain/errors.ts';
import { TOPICS } from '#domain/insights/topics.ts';
import {
  DEFAULT_EMBED,
  EMBED_LAYOUTS,
  EMBED_THEMES,
  type EmbedOptions,
  MAX_EMBEDDED_REVIEWS,
} from '#domain/listings/embed.ts';
import { DEFAULT_SITE_LANGUAGE, SITE_LANGUAGES, type SiteLanguage } from '#domain/listings/site-language.ts';
import { type EmbedSubject, embedded } from '#services/listings/embedded.ts';
import { settings } from '#services/settings/settings.ts';
import { logFailure, retryAfter, statusOf } from '../errors.ts';
import { framedBy } from '../headers.ts';
import type { HttpOptions, Server } from '../options.ts';
import { HTML, sendHtml } from './document.ts';
import { listingIdOf, PropertyParams, redirectMerged } from './page-request.ts';
import type { PublicSite } from './public-site.ts';

const EmbedQuery = inputObject({
  layout: Type.Optional(Type.Enum([...EMBED_LAYOUTS])),
  theme: Type.Optional(Type.Enum([...EMBED_THEMES])),
  max: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_EMBEDDED_REVIEWS })),
  lang: Type.Optional(Type.Enum([...SITE_LANGUAGES])),
  topic: Type.Optional(Type.Enum([...TOPICS])),
});
const GroupParams = Type.Object({ groupId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });

const SCRIPT = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Reviews for frames in the pages of allowed sites, and the script that adds and resizes such a frame. */
export function embedPages(server: Server, { context, web }: HttpOptions, publicSite: PublicSite): void {
  const { renderer } = web;
  const { documents } = publicSite;

  const source = (path: string, subject: EmbedSubject, query: Partial<EmbedOptions>) => {
    const options = { ...DEFAULT_EMBED, ...query };
    const { layout, theme, max, lang, topic = '' } = options;
    return {
      url: `${path}?layout=${layout}&theme=${theme}&max=${max}&lang=${lang}&topic=${topic}`,
      listing: subject.kind === 'property' ? subject.id : ('any' as const),
      async render() {
        const found = await embedded(context, subject, options);
        const headers = { ...HTML, ...framedBy((await settings(context)).embedOrigins) };
        return { text: renderer.embed(publicSite.site(lang), { ...options, ...found }), headers };
      },
    };
  };

  server.register(async (frames: Server) => {
    frames.setErrorHandler(async (error, request, reply) => {
      const moved = redirectMerged(error, request, reply);
      if (moved) return moved;
      const status = error instanceof AppError ? statusOf(error.code) : 503;
      if (!(error instanceof AppError)) {
        logFailure(context.outageLog, request, error as Error, 'embedded page failed');
      }
      if (status === 503) reply.header('retry-after', retryAfter(error as Error));
      const notice = noticeOf(error, status);
      const site = publicSite.site(typeof notice === 'string' ? languageOf(request) : DEFAULT_SITE_LANGUAGE);
      // The database must not be read for this.
      reply.headers(framedBy(context.settings.values.embedOrigins));
      return sendHtml(reply, status, renderer.embedNotice(site, notice));
    });
    const schema = { hide: true, querystring: EmbedQuery };
    frames.get(pages.embedCompany(), { schema }, (request, reply) =>
      documents.send(request, reply, source(pages.embedCompany(), { kind: 'company' }, request.query)),
    );
    const ofGroup = { schema: { ...schema, params: GroupParams } };
    frames.get(pages.embedGroup(':groupId'), ofGroup, (request, reply) => {
      const id = request.params.groupId;
      const frame = source(pages.embedGroup(id), { kind: 'group', id }, request.query);
      return documents.send(request, reply, frame);
    });
    const ofProperty = { schema: { ...schema, params: PropertyParams } };
    frames.get(pages.embed(':listingId'), ofProperty, (request, reply) => {
      const id = listingIdOf(request.params);
      const frame = source(pages.embed(id), { kind: 'property', id }, request.query);
      return documents.send(request, reply, frame);
    });
  });

  server.get(pages.embedLoader(), { schema: { hide: true } }, (request, reply) =>
    documents.send(request, reply, {
      url: pages.embedLoader(),
      listing: null,
      render: async () => ({ text: web.embedLoader, headers: SCRIPT }),
    }),
  );
}

function noticeOf(error: unknown, status: number): EmbedNotice {
  if (status === 503) return 'failed';
  const problem = problemOf(error);
  return problem.reason === 'property-not-found' ? problem.reason : { text: textOf(problem) };
}

/** The language that was requested; English for an invalid one. */
function languageOf({ query }: FastifyRequest): SiteLanguage {
  const { lang } = query as { lang?: unknown };
  return SITE_LANGUAGES.find((language) => language === lang) ?? DEFAULT_SITE_LANGUAGE;
}
