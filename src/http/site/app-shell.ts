import type { FastifyReply } from 'fastify';
import type { AppConfig } from '#contract/app-config.ts';
import { pages } from '#contract/paths.ts';
import { messageOf } from '#domain/errors.ts';
import { userOf } from '../authorization.ts';
import { contentSecurityPolicy } from '../headers.ts';
import type { HttpOptions, Server } from '../options.ts';

/** The addresses of the manager app: one document, filled in by the browser. */
export function appShellPages(server: Server, options: HttpOptions): void {
  const { context, apiBase } = options;
  const config = JSON.stringify(appConfig(options));
  const shell = withMeta(options.web.appShell, 'app-config', config);
  const apiOrigin = URL.canParse(apiBase) ? new URL(apiBase).origin : null;

  const policy = contentSecurityPolicy({
    'img-src': options.imageOrigins.join(' '),
    'connect-src': apiOrigin ?? '',
    // The preview of what other sites embed.
    'frame-src': "'self'",
  });
  const dashboardFirst = withPart(shell, 'dashboard-page');
  const propertyFirst = withPart(shell, 'property-page');
  const plain = withPart(shell, null);
  const send = (reply: FastifyReply, document: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(document);

  // A sign-in leads to the dashboard, as a rule.
  for (const path of [pages.home(), pages.login()]) {
    server.get(path, { schema: { hide: true } }, (request, reply) =>
      // A form without fields, as "Manager Login" of the public pages is, leaves a question mark.
      request.url === `${path}?` ? reply.redirect(path) : send(reply, dashboardFirst),
    );
  }
  const managers: [path: string, document: string][] = [
    [pages.dashboard(), dashboardFirst],
    [pages.reviews(':listingId'), propertyFirst],
    [pages.sync(), plain],
    [pages.settings(), plain],
  ];
  for (const [path, document] of managers) {
    server.get(path, { schema: { hide: true } }, async (request, reply) => {
      // With the API on another origin its cookie does not come here; the app then finds out by itself.
      if (apiOrigin) return send(reply, document);
      const viewer = await userOf(context, request).catch((error: unknown) => {
        // The app can say better than a bare answer that the database is away.
        request.log.warn({ reason: messageOf(error) }, 'the session could not be read');
        return 'unknown' as const;
      });
      if (viewer) return send(reply, document);
      // The plain dashboard is where a sign-in leads by itself.
      if (request.url === pages.dashboard()) return reply.redirect(pages.login());
      return reply.redirect(`${pages.login()}?redirect=${encodeURIComponent(request.url)}`);
    });
  }
}

function appConfig({ context, apiBase, brandName, publicUrl, demo, version }: HttpOptions): AppConfig {
  return {
    apiBase,
    brandName,
    publicUrl,
    timeZone: context.timeZone,
    demo,
    version,
  };
}

/** @throws when the built page has no such empty meta element, which would be a defect of the build */
function withMeta(page: string, name: string, content: string): string {
  const empty = new RegExp(`(<meta name="${name}" content=")("\\s*/?>)`);
  if (!empty.test(page)) throw new Error(`the built manager app has no <meta name="${name}" content="">`);
  return page.replace(
    empty,
    (_whole, before: string, after: string) => before + escapeAttribute(content) + after,
  );
}

/**
 * The built page without the links of other parts than this: what the first view does not need would be in its way.
 *
 * @param part as the build names it in `data-part`
 */
function withPart(page: string, part: string | null): string {
  return page.replace(/\s*<link [^>]*data-part="([^"]*)"[^>]*>/g, (link, of: string) =>
    of === part ? link : '',
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
