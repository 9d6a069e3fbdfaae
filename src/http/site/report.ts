import { Type } from 'typebox';
import { textOf } from '#contract/errors/error-text.ts';
import { pages } from '#contract/paths.ts';
import { ReportQuery } from '#contract/reports/reports.ts';
import { can } from '#domain/accounts/permissions.ts';
import { dayIn, monthOf } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import { monthPeriod } from '#domain/reports/report.ts';
import { openReport, previewReport } from '#services/reports/open-report.ts';
import { contentOf } from '../api/reports/reports.ts';
import { personOf } from '../authorization.ts';
import { logFailure, retryAfter, statusOf } from '../errors.ts';
import type { HttpOptions, Server } from '../options.ts';
import { sendHtml } from './document.ts';
import type { PublicSite } from './public-site.ts';

/** The address itself is secret: browsers must not send it as a referrer, and no cache may store the page. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};
const ReportLink = Type.Object({ token: Type.String() });

/** Reports for people who have a link, and their preview for the manager who makes it. */
export function reportPages(server: Server, { context, web }: HttpOptions, publicSite: PublicSite): void {
  const site = () => publicSite.site('en');
  server.register(async (reports: Server) => {
    reports.addHook('onRequest', async (_request, reply) => {
      reply.headers(HEADERS);
    });
    reports.setErrorHandler(async (error, request, reply) => {
      const refused = (error as { statusCode?: number }).statusCode ?? 503;
      const status = error instanceof AppError ? statusOf(error.code) : refused;
      const isPreview = request.routeOptions.url === pages.reportPreview();
      if (error instanceof AppError && (isPreview ? status < 500 : error.code === 'invalid'))
        return sendHtml(reply, status, web.renderer.reportInvalid(site(), textOf(error.problem)));
      if (status === 404) return sendHtml(reply, 404, web.renderer.reportNotFound(site()));
      if (!(error instanceof AppError) && status >= 500)
        logFailure(context.outageLog, request, error as Error, 'report failed');
      if (status === 429 || status === 503) reply.header('retry-after', retryAfter(error as Error));
      return sendHtml(reply, status, web.renderer.failed(site()));
    });
    reports.get(
      pages.report(':token'),
      { schema: { hide: true, params: ReportLink } },
      async (request, reply) => {
        const release = await publicSite.admit();
        try {
          const page = await openReport(context, request.params.token, request.ip);
          return sendHtml(reply, 200, web.renderer.report(site(), page));
        } finally {
          release();
        }
      },
    );
    reports.get(
      pages.reportPreview(),
      { schema: { hide: true, querystring: ReportQuery } },
      async (request, reply) => {
        const actor = await personOf(context, request);
        if (!actor || !can(actor, 'reports:manage')) return reply.redirect(pages.login());
        const month = monthPeriod(monthOf(dayIn(context.now(), context.timeZone)));
        const { from = month.from, to = month.to } = request.query;
        const page = await previewReport(context, actor, { ...contentOf(request.query), from, to });
        return sendHtml(reply, 200, web.renderer.report(site(), page, true));
      },
    );
  });
}
