import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import { Type } from 'typebox';
import { API_ROOT, pages, STATIC_ROOT } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import { channelCalls } from './api/channels.ts';
import { decisionCalls } from './api/decisions.ts';
import { googleReviewCalls } from './api/google-reviews.ts';
import { healthCall } from './api/health.ts';
import { heldRowCalls } from './api/held-rows.ts';
import { listingCalls } from './api/listings.ts';
import { liveCall } from './api/live.ts';
import { replyCalls } from './api/replies.ts';
import { reviewCalls } from './api/reviews.ts';
import type { Server } from './api/server-type.ts';
import { sessionCalls } from './api/session.ts';
import { settingsCalls } from './api/settings.ts';
import { syncCalls } from './api/sync.ts';
import { requirePermissions } from './authorization.ts';
import { answerError, failure } from './errors.ts';
import { contentSecurityPolicy, secureHeaders } from './headers.ts';
import { noteAnswers } from './note-answers.ts';
import { collectOpenapi, openapiCalls } from './openapi.ts';
import type { HttpOptions } from './options.ts';
import { rememberWrites } from './own-writes.ts';
import { shedLoad } from './shed-load.ts';
import { appShellPages } from './site/app-shell.ts';
import { discoveryFiles } from './site/discovery.ts';
import { embedPages } from './site/embed.ts';
import { explanationPage } from './site/explanation.ts';
import { propertyFeeds } from './site/feed.ts';
import { googleSection } from './site/google-section.ts';
import { previewPages } from './site/preview.ts';
import { propertyPages } from './site/property.ts';
import { siteContext } from './site/site-context.ts';
import { answerUnreadable } from './unreadable.ts';
import { validatorCompiler } from './validation.ts';

/** The largest body that any call needs is a password. */
const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** A Google place id may be this long. */
const MAX_PARAM_LENGTH = 256;
const YEAR_SECONDS = 31_536_000;
const NOTHING_HERE = 'There is nothing at this address.';
/** What a call takes in its query when it does not say: nothing, so that a misspelt parameter is never ignored. */
const NO_QUERY = Type.Object({}, { additionalProperties: false });

/** The web server with every call and page; it does not listen yet. */
export async function createServer(options: HttpOptions, logger: FastifyBaseLogger): Promise<Server> {
  const always = secureHeaders(contentSecurityPolicy({ 'img-src': options.imageOrigins.join(' ') }));
  const server: Server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // What still comes on a kept connection while it stops is answered, and told to come on another one next time.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    // An address that cannot be decoded is as unknown as any other. No hook runs for it.
    frameworkErrors: (error, request, reply) => {
      reply.headers(always);
      return isPageRequest(request) ? reply.redirect(pages.home()) : answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, always),
  }).withTypeProvider<TypeBoxTypeProvider>();

  server.setValidatorCompiler(validatorCompiler);
  server.setErrorHandler(answerError);
  takeEmptyBodies(server);
  server.addHook('onRequest', (request, reply, next) => {
    reply.headers(always);
    // No file has U+0000 in its name, and Node throws at one that would.
    const hasNull = request.url.includes('%00') && /^[^?]*%00/.test(request.url);
    const isFile = hasNull && request.routeOptions.url?.endsWith('*');
    next(isFile ? new AppError('not-found', NOTHING_HERE) : undefined);
  });
  if (options.note) noteAnswers(server, options.note);
  server.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) return reply.redirect(pages.home());
    return reply.status(404).send(failure(request, 'not-found', NOTHING_HERE));
  });

  await collectOpenapi(server, options);
  await server.register(
    async (api: Server) => {
      api.addHook('onRoute', ({ schema }) => {
        if (schema) schema.querystring ??= NO_QUERY;
      });
      api.addHook('onSend', (_request, reply, _payload, done) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        done();
      });
      rememberWrites(api, options.context);
      shedLoad(api, options.context);
      requirePermissions(api, options);
      for (const calls of [
        healthCall,
        sessionCalls,
        reviewCalls,
        replyCalls,
        decisionCalls,
        listingCalls,
        channelCalls,
        googleReviewCalls,
        syncCalls,
        heldRowCalls,
        settingsCalls,
        liveCall,
      ])
        calls(api, options);
    },
    { prefix: API_ROOT },
  );
  await openapiCalls(server, options);
  appShellPages(server, options);
  const site = siteContext(options);
  propertyPages(server, options, site, always);
  previewPages(server, options, site);
  googleSection(server, options, site);
  explanationPage(server, options, site);
  propertyFeeds(server, options, site);
  embedPages(server, options, site);
  discoveryFiles(server, options);
  await serveFiles(server, options);
  return server;
}

/**
 * Clients say "JSON" of every request, also where there is nothing to say. A call that needs a body misses it by its
 * schema.
 */
function takeEmptyBodies(server: Server): void {
  const readJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : readJson(request, body, done),
  );
}

/** Built files carry a hash of their content in the name, so they may be kept for ever. */
async function serveFiles(server: Server, { web }: HttpOptions): Promise<void> {
  await server.register(fastifyStatic, {
    root: web.staticFolders,
    prefix: STATIC_ROOT,
    preCompressed: true,
    maxAge: YEAR_SECONDS * 1000,
    immutable: true,
    wildcard: true,
    decorateReply: false,
    schemaHide: true,
  });
  server.get('/favicon.svg', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(web.favicon),
  );
}

/** Whether somebody opens a page, as opposed to a call or a built file. */
function isPageRequest({ method, url }: FastifyRequest): boolean {
  const isOpened = method === 'GET' || method === 'HEAD';
  return isOpened && !isBelow(url, API_ROOT) && !isBelow(url, STATIC_ROOT);
}

function isBelow(url: string, root: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const base = root.replace(/\/$/, '');
  return path === base || path.startsWith(`${base}/`);
}
