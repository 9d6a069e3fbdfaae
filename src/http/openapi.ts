import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_ROOT, calls } from '#contract/paths.ts';
import type { Server } from './api/server-type.ts';
import type { HttpOptions } from './options.ts';

/** Collects the schemas of all calls that are registered after it. */
export async function collectOpenapi(server: Server, { version, brandName }: HttpOptions): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brandName} Reviews`,
        version,
        description:
          'Every answer is `{success, data, error}`. Calls that are a manager’s need the session cookie that `POST /api/session` sets; calls that change something need an `Origin` or `Sec-Fetch-Site` header of this site as well.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'reviews.session_token' } },
      },
    },
  });
}

/** The description for machines, and pages for people made from it; all their parts come from this server. */
export async function openapiCalls(server: Server, { brandName }: HttpOptions): Promise<void> {
  server.get(`${API_ROOT}${calls.openapi()}`, { schema: { hide: true } }, async () => server.swagger());
  await server.register(swaggerUi, {
    routePrefix: `${API_ROOT}${calls.docs()}`,
    theme: {
      title: `${brandName} Reviews API`,
      // The bar is for choosing among descriptions; there is one, and the bar wears another project's name.
      css: [{ filename: 'one-description.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    uiConfig: { url: `${API_ROOT}${calls.openapi()}`, docExpansion: 'list', deepLinking: true },
  });
}
