import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import { listingIdsPart, listingParts } from '#services/listings/listing-addresses.ts';
import type { HttpOptions, Server } from '../options.ts';
import type { PublicSite } from './public-site.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' };
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PartParams = Type.Object({ part: Type.String() });
const schema = { hide: true };

/** The documents of the whole site: how reviews are published, and what search engines read. */
export function siteDocuments(
  server: Server,
  { context, publicUrl, web }: HttpOptions,
  { site, documents }: PublicSite,
): void {
  const address = (path: string) => escapeXml(publicUrl + path);
  const urls = (paths: string[]) =>
    sitemapOf(
      'urlset',
      paths.map((path) => `<url><loc>${address(path)}</loc></url>`),
    );
  const propertiesOf = async (part: number) =>
    (await listingIdsPart(context, part)).map((id) => pages.property(id));

  server.get(pages.explanation(), { schema }, (request, reply) =>
    documents.send(request, reply, {
      url: pages.explanation(),
      listing: null,
      render: async () => ({ text: web.renderer.explanation(site), headers: HTML }),
    }),
  );

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
        if (parts === 1)
          return { text: urls([pages.explanation(), ...(await propertiesOf(1))]), headers: XML };
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
          return { text: urls(part === 1 ? [pages.explanation(), ...paths] : paths), headers: XML };
        },
      });
    },
  );
}

function sitemapOf(element: 'urlset' | 'sitemapindex', entries: string[]): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">`;
  return `${head}\n${entries.join('\n')}\n</${element}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}

/**
 * Allows the property pages and their assets. The Google section is disallowed because each request to Google is paid
 * for, embedded pages because they repeat the property pages.
 */
function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    `Allow: ${pages.property('')}`,
    `Allow: ${pages.explanation()}`,
    'Allow: /static/',
    'Allow: /favicon.svg',
    'Allow: /sitemap',
    `Disallow: ${pages.propertyGoogle('*')}`,
    'Disallow: /',
    '',
    `Sitemap: ${publicUrl}${pages.sitemap()}`,
    '',
  ].join('\n');
}
