import { Type } from 'typebox';
import { inLanguage, pages } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import { VIEW_FILTERS } from '#domain/listings/property-view.ts';
import { SITE_LANGUAGES } from '#domain/listings/site-language.ts';
import { listingIdsPart, listingParts } from '#services/listings/homes.ts';
import type { HttpOptions, Server } from '../options.ts';
import { failedPage, redirectSlash } from './page-request.ts';
import type { PublicSite } from './public-site.ts';
import { negotiated } from './site-languages.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' };
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };
const COMPANY_PAGES = [pages.homes(), pages.explanation()];
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const PartParams = Type.Object({ part: Type.String() });
const schema = { hide: true };

/** The documents of the whole site: how reviews are published, and what search engines read. */
export function siteDocuments(
  server: Server,
  { context, publicUrl, web }: HttpOptions,
  { site, documents, rendered }: PublicSite,
): void {
  const address = (path: string) => escapeXml(publicUrl + path);
  const alternates = (path: string) =>
    SITE_LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address(inLanguage(language, path))}"/>`,
    ).join('');
  const urls = (paths: string[]) =>
    sitemapOf(
      'urlset',
      paths.map((path) => `<url><loc>${address(path)}</loc>${alternates(path)}</url>`),
    );
  const propertiesOf = async (part: number) =>
    (await listingIdsPart(context, part)).map((id) => pages.property(id));

  for (const language of SITE_LANGUAGES) {
    const path = inLanguage(language, pages.explanation());
    const errorHandler = failedPage(
      context,
      'explanation',
      rendered(() => web.renderer.failed(site(language))),
    );
    redirectSlash(server, path);
    server.get(path, { schema, errorHandler, ...negotiated(language) }, (request, reply) =>
      documents.send(request, reply, {
        url: path,
        listing: null,
        async render() {
          const waiting = await context.listings.waitingTimes();
          return { text: web.renderer.explanation(site(language), waiting), headers: HTML };
        },
      }),
    );
  }

  server.get(pages.robots(), { schema }, (request, reply) =>
    documents.send(request, reply, {
      url: pages.robots(),
      listing: null,
      render: async () => ({ text: robots(publicUrl), headers: TEXT }),
    }),
  );

  server.get(pages.sitemap(), { schema }, (request, reply) =>
    documents.send(request, reply, {
      url: pages.sitemap(),
      listing: null,
      async render() {
        const parts = await listingParts(context);
        if (parts === 1) return { text: urls([...COMPANY_PAGES, ...(await propertiesOf(1))]), headers: XML };
        const each = Array.from({ length: parts }, (_, index) => pages.sitemapPart(index + 1));
        const index = each.map((path) => `<sitemap><loc>${address(path)}</loc></sitemap>`);
        return { text: sitemapOf('sitemapindex', index), headers: XML };
      },
    }),
  );

  server.get(
    pages.sitemapPart(':part'),
    { schema: { ...schema, params: PartParams } },
    async (request, reply) => {
      const part = Number(/^([1-9]\d{0,5})\.xml$/.exec(request.params.part)?.[1] ?? 0);
      return documents.send(request, reply, {
        url: pages.sitemapPart(part),
        listing: null,
        async render() {
          const paths = part === 0 ? [] : await propertiesOf(part);
          if (paths.length === 0) throw new AppError('sitemap-part');
          return { text: urls(part === 1 ? [...COMPANY_PAGES, ...paths] : paths), headers: XML };
        },
      });
    },
  );
}

function sitemapOf(element: 'urlset' | 'sitemapindex', entries: string[]): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${NAMESPACES}>`;
  return `${head}\n${entries.join('\n')}\n</${element}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}

/** Views that repeat what other pages show: chosen reviews and homes, and orders. The longest rule wins (RFC 9309). */
const REPEATED = [
  ...[...VIEW_FILTERS, 'sort'].map((name) => `/*property/*?*${name}=`),
  ...['place', 'guests', 'search'].map((name) => `/*homes?*${name}=`),
];

const GOOGLE = SITE_LANGUAGES.map((language) => inLanguage(language, pages.propertyGoogle('*')));

/**
 * Allows the public pages and their files. Views that only choose among the reviews and homes of a page are disallowed, the
 * Google section because each request to Google is paid for, and embedded pages because they repeat the property pages.
 */
function robots(publicUrl: string): string {
  const allowed = [pages.property(''), pages.homes(), pages.explanation()].flatMap((path) =>
    SITE_LANGUAGES.map((language) => inLanguage(language, path)),
  );
  return [
    'User-agent: *',
    ...[...allowed, '/static/', '/images/', '/brand/', '/favicon.svg', '/sitemap'].map(
      (path) => `Allow: ${path}`,
    ),
    ...[...REPEATED, ...GOOGLE, '/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${pages.sitemap()}`,
    '',
  ].join('\n');
}
