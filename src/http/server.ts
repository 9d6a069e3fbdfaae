import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastJsonStringify from 'fast-json-stringify';
import fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import type { TSchema } from 'typebox';
import { textOf } from '#contract/errors/error-text.ts';
import { API_ROOT, pages, STATIC_ROOT } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { routes } from '#contract/routes.ts';
import { inputObject } from '#contract/schema.ts';
import { compileSchema } from '#contract/validation.ts';
import { anonymousVisitor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { NewEvent } from '#domain/events/event.ts';
import type { Context } from '#services/context.ts';
import { recordRepeatable } from '#services/events/record-event.ts';
import { admitCalls, countTokenRequests, createAdmission } from './admission.ts';
import { handlersOf } from './api/handlers.ts';
import { register } from './api/register.ts';
import { MAX_UPLOAD_MS } from './api/sources/import.ts';
import { knownActorOf, requirePermissions } from './authorization.ts';
import { bearerOf } from './bearer.ts';
import { sendClientError } from './client-errors.ts';
import { closeConnectionsOnStop } from './close-connections.ts';
import { registerCookies } from './cookies.ts';
import { errorHandler } from './errors.ts';
import { contentSecurityPolicy, secureHeaders } from './headers.ts';
import { collectOpenapi, openapiCalls } from './openapi.ts';
import type { HttpOptions, Server } from './options.ts';
import { stickToPrimary } from './primary-reads.ts';
import { limitRequestTime } from './request-time.ts';
import { appShellPages } from './site/app-shell.ts';
import { embedPages } from './site/embed.ts';
import { homesPages } from './site/homes.ts';
import { images } from './site/images.ts';
import { mailPages } from './site/mail-pages.ts';
import { previewPages } from './site/preview.ts';
import { propertyPages } from './site/property.ts';
import { createPublicSite } from './site/public-site.ts';
import { reportPages } from './site/report.ts';
import { siteDocuments } from './site/site-documents.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the token of a link that proves an email address of the longest length. */
const MAX_PARAM_LENGTH = 600;
const YEAR_SECONDS = 31_536_000;
const NOT_FOUND = new AppError('unknown-address');
/** The query schema of calls that declare none, so that a misspelt parameter is never ignored. */
const NO_QUERY = inputObject({});

/** Builds the web server with every call and page. It does not listen yet. */
export async function createServer(options: HttpOptions, logger: FastifyBaseLogger): Promise<Server> {
  const sendError = errorHandler(options.context.outageLog);
  const securityHeaders = secureHeaders(
    contentSecurityPolicy({ 'img-src': options.imageOrigins.join(' ') }),
    options.publicUrl,
  );
  const server: Server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: MAX_UPLOAD_MS,
    http: { headersTimeout: REQUEST_TIMEOUT_MS },
    // While the server stops, requests on open connections are answered with `Connection: close`.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    // The address of a request to a proxy (RFC 9112, 3.2.2) begins with a host that anyone can choose; redirects repeat the address.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    // For an address that cannot be decoded; hooks do not run for it.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      return isPageRequest(request) ? reply.redirect(pages.home()) : sendError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => sendClientError(error, socket, securityHeaders),
  }).withTypeProvider<TypeBoxTypeProvider>();

  server.setValidatorCompiler<TSchema>(({ schema, httpPart }) => compileSchema(schema, httpPart));
  server.setSerializerCompiler<Parameters<typeof fastJsonStringify>[0]>(({ schema }) =>
    onFirstUse(() => fastJsonStringify(schema)),
  );
  server.setErrorHandler(sendError);
  acceptEmptyBodies(server);
  limitRequestTime(server, REQUEST_TIMEOUT_MS);
  closeConnectionsOnStop(server);
  recordRefusals(server, options);
  server.addHook('onRequest', (request, reply, next) => {
    reply.headers(securityHeaders);
    // Node throws for a file name with U+0000.
    const hasNull = request.url.includes('%00') && /^[^?]*%00/.test(request.url);
    next(hasNull && request.routeOptions.url?.endsWith('*') ? NOT_FOUND : undefined);
  });
  await registerCookies(server, options);
  warnOfUntrustedProxy(server, options.context);
  if (options.observeRequest) observeRequests(server, options.observeRequest);
  server.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) return reply.redirect(pages.home());
    return sendError(NOT_FOUND, request, reply);
  });

  const admission = createAdmission(options.context.log);
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
      stickToPrimary(api, options.context);
      countTokenRequests(api, options.context, admission);
      admitCalls(api, options.context, admission);
      requirePermissions(api, options);
      register(api, routes, handlersOf(api, options), options.context.outageLog);
    },
    { prefix: API_ROOT },
  );
  const site = createPublicSite(server, options, admission);
  await openapiCalls(server, options, site);
  appShellPages(server, options);
  for (const routes of [
    propertyPages,
    previewPages,
    embedPages,
    reportPages,
    siteDocuments,
    homesPages,
    images,
  ])
    routes(server, options, site);
  await mailPages(server, options);
  await serveFiles(server, options);
  return server;
}

/** Compiling the serializers of all calls took a quarter of the start, and most of them are those of errors. */
function onFirstUse<Input, Output>(compile: () => (input: Input) => Output): (input: Input) => Output {
  let compiled: ((input: Input) => Output) | undefined;
  return (input) => {
    compiled ??= compile();
    return compiled(input);
  };
}

/** Clients declare JSON for requests without a body too. A call that needs a body requires it by its schema. */
function acceptEmptyBodies(server: Server): void {
  const readJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : readJson(request, body, done),
  );
}

/** The names of built files contain a hash of their content, so browsers can cache them without an expiry. */
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

/** Reports every answered request, except the time that event streams stay open. */
function observeRequests(server: Server, observe: NonNullable<HttpOptions['observeRequest']>): void {
  server.addHook('onResponse', ({ method, routeOptions }, { raw: { statusCode }, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'unknown';
    const isStream = route === API_ROOT + routePath('GET /live') && statusCode === 200;
    if (!isStream) observe({ method, route, status: statusCode, seconds: elapsedTime / 1000 });
    done();
  });
}

/** Whether a request is for a page, and not for a call or a built file. */
function isPageRequest({ method, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isBelow(url, API_ROOT) && !isBelow(url, STATIC_ROOT);
}

function isBelow(url: string, root: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const base = root.replace(/\/$/, '');
  return path === base || path.startsWith(`${base}/`);
}

/**
 * Warns at the first request that comes through a proxy which TRUST_PROXY does not name: all visitors then have the proxy's
 * address, and share what is limited by address.
 */
function warnOfUntrustedProxy(server: Server, { log }: Context): void {
  let isWarned = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined && (request.ips ?? []).length <= 1) {
      isWarned = true;
      log.warn(
        { sender: request.ip },
        'requests carry X-Forwarded-For, but TRUST_PROXY does not name their sender; if it is your proxy, set TRUST_PROXY',
      );
    }
    done();
  });
}

/** Records refused requests: a missing permission, another origin, or an invalid API token. */
function recordRefusals(server: Server, { context }: HttpOptions): void {
  server.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof AppError) || error.isRecorded) return;
    const isInvalidToken = error.code === 'unauthenticated' && bearerOf(request) !== null;
    if (error.code !== 'forbidden' && !isInvalidToken) return;
    const { method, routeOptions } = request;
    const event: NewEvent = {
      kind: isInvalidToken ? 'token.refused' : 'request.refused',
      data: { call: `${method} ${routeOptions.url}`, reason: textOf(error.problem) },
    };
    const kind = `${routeOptions.config.permission} ${error.problem.reason}`;
    const actor = knownActorOf(request) ?? anonymousVisitor(request.ip);
    await recordRepeatable(context, actor, event, kind);
  });
}
