import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import type { SiteContext } from '#contract/site.ts';
import { AppError } from '#domain/errors.ts';
import { listingIdsPart, listingParts } from '#services/listing-addresses.ts';
import type { HttpOptions, Server } from '../options.ts';
import { sendText } from './document.ts';

const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: 'public, max-age=300' };
const XML = { contentType: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=300' };
const TEXT = { contentType: 'text/plain; charset=utf-8', cacheControl: 'public, max-age=3600' };
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PartParams = Type.Object({ part: Type.String() });
const schema = { hide: true };

/** The documents of the whole site: how reviews are published, and what search engines read. */
export function siteDocuments(
  server: Server,
  { context, publicUrl, web }: HttpOptions,
  site: SiteContext,
): void {
  const explanation = web.renderer.explanation(site);
  const address = (path: string) => escapeXml(publicUrl + path);
  const urls = (paths: string[]) =>
    sitemapOf(
      'urlset',
      paths.map((path) => `<url><loc>${address(path)}</loc></url>`),
    );
  const propertiesOf = async (part: number) =>
    (await listingIdsPart(context, part)).map((id) => pages.property(id));

  server.get(pages.explanation(), { schema }, (request, reply) =>
    sendText(request, reply, explanation, HTML),
  );

  server.get(pages.robots(), { schema }, (request, reply) =>
    sendText(request, reply, robots(publicUrl), TEXT),
  );

  server.get(pages.sitemap(), { schema }, async (request, reply) => {
    const parts = await listingParts(context);
    if (parts === 1) {
      return sendText(request, reply, urls([pages.explanation(), ...(await propertiesOf(1))]), XML);
    }
    const each = Array.from({ length: parts }, (_, index) => pages.sitemapPart(index + 1));
    const index = each.map((path) => `<sitemap><loc>${address(path)}</loc></sitemap>`);
    return sendText(request, reply, sitemapOf('sitemapindex', index), XML);
  });

  server.get(
    pages.sitemapPart(':part'),
    { schema: { ...schema, params: PartParams } },
    async (request, reply) => {
      const part = /^([1-9]\d{0,5})\.xml$/.exec(request.params.part)?.[1];
      const paths = part === undefined ? [] : await propertiesOf(Number(part));
      if (paths.length === 0) throw new AppError('not-found', 'There is no such part of the sitemap.');
      return sendText(request, reply, urls(part === '1' ? [pages.explanation(), ...paths] : paths), XML);
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
