import type { FastifyReply } from 'fastify';
import type { AppConfig } from '#contract/app-config.ts';
import { pages } from '#contract/paths.ts';
import { messageOf } from '#domain/errors.ts';
import type { Server } from '../api/server-type.ts';
import { contentSecurityPolicy, newNonce } from '../headers.ts';
import type { HttpOptions } from '../options.ts';
import { viewerOf } from '../viewer.ts';

/** The addresses of the manager app: one document, filled in by the browser. */
export function appShellPages(server: Server, options: HttpOptions): void {
  const { context, apiBase } = options;
  const config = JSON.stringify(appConfig(options));
  const shell = options.web.appShell.replace(
    '<meta name="app-config" content="">',
    () => `<meta name="app-config" content="${escapeAttribute(config)}">`,
  );
  const apiOrigin = URL.canParse(apiBase) ? new URL(apiBase).origin : null;

  const send = (reply: FastifyReply) => {
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        contentSecurityPolicy({
          'style-src': `'nonce-${nonce}'`,
          ...(apiOrigin && { 'connect-src': apiOrigin }),
        }),
      )
      .send(
        shell.replace('<meta name="csp-nonce" content="">', `<meta name="csp-nonce" content="${nonce}">`),
      );
  };

  for (const path of [pages.home(), pages.login()]) {
    server.get(path, { schema: { hide: true } }, (_request, reply) => send(reply));
  }
  for (const path of [pages.dashboard(), pages.reviews(':listingId')]) {
    server.get(path, { schema: { hide: true } }, async (request, reply) => {
      // With the API on another origin its cookie does not come here; the app then finds out by itself.
      if (apiOrigin) return send(reply);
      const viewer = await viewerOf(context, request).catch((error: unknown) => {
        // The app can say better than a bare answer that the database is away.
        request.log.warn({ reason: messageOf(error) }, 'the session could not be read');
        return 'unknown' as const;
      });
      if (viewer) return send(reply);
      return reply.redirect(`${pages.login()}?redirect=${encodeURIComponent(request.url)}`);
    });
  }
}

function appConfig({ context, apiBase, brandName, demo, version }: HttpOptions): AppConfig {
  return {
    apiBase,
    brandName,
    timeZone: context.timeZone,
    demo,
    googlePlaceId: context.google && context.googlePlaceId,
    version,
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
