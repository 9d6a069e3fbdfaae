import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_ROOT, DOCS_PATH, OPENAPI_PATH } from '#contract/paths.ts';
import type { Context } from '#services/context.ts';
import type { HttpOptions, Server } from './options.ts';
import { escapeHtml } from './site/app-shell.ts';
import type { PublicSite } from './site/public-site.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };

/** Collects the schemas of all calls that are registered later. */
export async function collectOpenapi(server: Server, { version, context }: HttpOptions): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: titleOf(context),
        version,
        description:
          'Every response is `{success, data, error}`. Calls that are not public need an API token (`Authorization: Bearer flr_…`, see `POST /api/tokens`) or the session cookie that `POST /api/session` sets; with the cookie, changes also need an `Origin` or `Sec-Fetch-Site` header of this site. A token may do what its role may, except where a call lists only the session.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'reviews.session_token' },
          token: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API token. More than its requests per minute are answered with 429 and `Retry-After`.',
          },
        },
      },
    },
  });
}

/** The OpenAPI document, and pages made from it. All their files are served by this server. */
export async function openapiCalls(
  server: Server,
  { context }: HttpOptions,
  { documents }: PublicSite,
): Promise<void> {
  const url = API_ROOT + OPENAPI_PATH;
  server.get(url, { schema: { hide: true } }, (request, reply) =>
    documents.send(request, reply, {
      url,
      listing: null,
      async render() {
        const collected = server.swagger();
        const info = { ...collected.info, title: titleOf(context) };
        return { text: JSON.stringify({ ...collected, info }), headers: JSON_HEADERS };
      },
    }),
  );
  await server.register(swaggerUi, {
    routePrefix: `${API_ROOT}${DOCS_PATH}`,
    theme: {
      // The library inserts it as HTML.
      title: escapeHtml(`${titleOf(context)} API`),
      // The bar only serves to choose among several documents.
      css: [{ filename: 'one-description.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    uiHooks: {
      // The library would write the document again for each request, which takes long.
      async onRequest(request, reply) {
        if (/\/(json|yaml)(\?|$)/.test(request.url)) return reply.redirect(url);
      },
    },
    uiConfig: { url, docExpansion: 'list', deepLinking: true },
  });
}

const titleOf = ({ settings }: Context) => `${settings.values.brandName} Reviews`;
