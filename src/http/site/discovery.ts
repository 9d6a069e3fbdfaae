import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { AppError } from '#domain/errors.ts';
import { listingIdsPart, listingParts } from '#services/listing-addresses.ts';
import type { Server } from '../api/server-type.ts';
import type { HttpOptions } from '../options.ts';
import { answerDocument } from './document-answer.ts';

const XML = { type: 'application/xml; charset=utf-8', keep: 'public, max-age=300' };
const TEXT = { type: 'text/plain; charset=utf-8', keep: 'public, max-age=3600' };
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PARAMS = Type.Object({ part: Type.String() });
const schema = { hide: true };

/** What tells search engines where to look, and where not to. */
export function discoveryFiles(server: Server, { context, publicUrl }: HttpOptions): void {
  const address = (path: string) => escapeXml(publicUrl + path);
  const urls = (paths: string[]) =>
    sitemapOf(
      'urlset',
      paths.map((path) => `<url><loc>${address(path)}</loc></url>`),
    );
  const ofPart = async (part: number) =>
    (await listingIdsPart(context, part)).map((id) => pages.property(id));

  server.get(pages.robots(), { schema }, (request, reply) =>
    answerDocument(request, reply, robots(publicUrl), TEXT),
  );

  server.get(pages.sitemap(), { schema }, async (request, reply) => {
    const parts = await listingParts(context);
    if (parts === 1) {
      return answerDocument(request, reply, urls([pages.explanation(), ...(await ofPart(1))]), XML);
    }
    const each = Array.from({ length: parts }, (_, index) => pages.sitemapPart(index + 1));
    const index = each.map((path) => `<sitemap><loc>${address(path)}</loc></sitemap>`);
    return answerDocument(request, reply, sitemapOf('sitemapindex', index), XML);
  });

  server.get(
    pages.sitemapPart(':part'),
    { schema: { ...schema, params: PARAMS } },
    async (request, reply) => {
      const part = /^([1-9]\d{0,5})\.xml$/.exec(request.params.part)?.[1];
      const paths = part === undefined ? [] : await ofPart(Number(part));
      if (paths.length === 0) throw new AppError('not-found', 'There is no such part of the sitemap.');
      return answerDocument(
        request,
        reply,
        urls(part === '1' ? [pages.explanation(), ...paths] : paths),
        XML,
      );
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
 * The property pages and what they are made of are open. The manager app is not, nor the Google section, because each
 * look costs a call to Google, nor what other sites embed: it says again what is said elsewhere.
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
