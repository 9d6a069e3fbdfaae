import type { FastifyReply } from 'fastify';
import { MANAGER_ROOTS } from '#contract/manager-paths.ts';
import { pages } from '#contract/paths.ts';
import type { AppConfig } from '#contract/settings/app-config.ts';
import { messageOf } from '#domain/errors.ts';
import { sessionOf } from '../authorization.ts';
import { contentSecurityPolicy } from '../headers.ts';
import type { HttpOptions, Server } from '../options.ts';
import { renderOnce } from './public-site.ts';

/** The pages of the manager app: one document that the app fills in. */
export function appShellPages(server: Server, options: HttpOptions): void {
  const { context, apiBase } = options;
  const shell = renderOnce(context, () =>
    withMeta(options.web.appShell, 'app-config', JSON.stringify(appConfig(options))),
  );
  const shellWith = (part: string | null) => renderOnce(context, () => withPart(shell(), part));
  const apiOrigin = URL.canParse(apiBase) ? new URL(apiBase).origin : null;

  const policy = contentSecurityPolicy({
    'img-src': options.imageOrigins.join(' '),
    'connect-src': apiOrigin ?? '',
    // For the preview of embedded pages.
    'frame-src': "'self'",
  });
  const dashboardFirst = shellWith('dashboard-page');
  const propertyFirst = shellWith('property-page');
  const plain = shellWith(null);
  const send = (reply: FastifyReply, document: () => string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(document());

  // A sign-in usually leads to the dashboard.
  for (const path of [pages.home(), pages.login(), pages.forgotPassword()]) {
    server.get(path, { schema: { hide: true } }, (request, reply) =>
      // Submitting a form without fields, such as "Manager Login", appends a question mark.
      request.url === `${path}?` ? reply.redirect(path) : send(reply, dashboardFirst),
    );
  }
  // The address contains a secret, so browsers must not send it on.
  for (const path of [
    pages.invite(':token'),
    pages.reset(':token'),
    pages.confirmEmail(':token'),
    pages.unsubscribe(':token'),
  ]) {
    server.get(path, { schema: { hide: true } }, (_request, reply) =>
      send(reply.header('referrer-policy', 'no-referrer'), plain),
    );
  }
  const managers: [path: string, document: () => string][] = [
    [pages.dashboard(), dashboardFirst],
    [pages.reviews(':listingId'), propertyFirst],
    [pages.triage(), plain],
    [pages.answers(), plain],
    [pages.history(), plain],
    [pages.insights(), plain],
    [pages.topic(':topic'), plain],
    [pages.tasks(), plain],
    [pages.properties(), plain],
    [pages.targets(), plain],
    [pages.reports(), plain],
    [pages.sync(), plain],
    [pages.settings(), plain],
    [pages.settingsSection(':section'), plain],
    [pages.account(), plain],
    [pages.notifications(), plain],
    [pages.import(), plain],
    // The app shows "Page not found".
    ...MANAGER_ROOTS.map((root): [string, () => string] => [`${root}/*`, plain]),
  ];
  for (const [path, document] of managers) {
    server.get(path, { schema: { hide: true } }, async (request, reply) => {
      // The cookie of an API on another origin is not sent here, so the app checks the session itself.
      if (apiOrigin) return send(reply, document);
      const session = await sessionOf(context, request).catch((error: unknown) => {
        // The app shows that the database is unavailable.
        context.outageLog.warn({ reason: messageOf(error) }, 'the session could not be read');
        return 'unknown' as const;
      });
      if (session) return send(reply, document);
      if (path.endsWith('*')) return reply.redirect(pages.home());
      // A sign-in leads to the plain dashboard without a redirect parameter.
      if (request.url === pages.dashboard()) return reply.redirect(pages.login());
      return reply.redirect(`${pages.login()}?redirect=${encodeURIComponent(request.url)}`);
    });
  }
}

function appConfig({ context, apiBase, publicUrl, demo, version }: HttpOptions): AppConfig {
  return {
    apiBase,
    brandName: context.settings.values.brandName,
    publicUrl,
    timeZone: context.timeZone,
    responseDelayMinutes: context.settings.values.responseDelayMinutes,
    approveResponses: context.settings.values.approveResponses,
    demo,
    sso: context.sso && { label: context.sso.label, only: context.sso.only },
    hasMail: context.mailer !== null,
    hasMailbox: context.mailbox !== null,
    hasLanguageModel: context.languageModel !== null,
    version,
  };
}

/** @throws when the built page has no such empty meta element */
function withMeta(page: string, name: string, content: string): string {
  const empty = new RegExp(`(<meta name="${name}" content=")("\\s*/?>)`);
  if (!empty.test(page)) throw new Error(`the built manager app has no <meta name="${name}" content="">`);
  return page.replace(empty, (_whole, before: string, after: string) => before + escapeHtml(content) + after);
}

/**
 * The built page with preload links for one part of the app only, so that the others do not compete with it.
 *
 * @param part the value of `data-part` in the build
 */
function withPart(page: string, part: string | null): string {
  return page.replace(/\s*<link [^>]*data-part="([^"]*)"[^>]*>/g, (link, of: string) =>
    of === part ? link : '',
  );
}

/** Escapes a text for HTML, including attribute values. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
