import { pages } from '#contract/paths.ts';
import type { SiteContext } from '#contract/site.ts';
import type { Server } from '../api/server-type.ts';
import type { HttpOptions } from '../options.ts';
import { answerDocument } from './document-answer.ts';

/** It changes with a release alone. */
const KIND = { type: 'text/html; charset=utf-8', keep: 'public, max-age=300' };

/** How reviews come to be shown: the same for everybody, and without the database. */
export function explanationPage(server: Server, { web }: HttpOptions, site: SiteContext): void {
  const page = web.renderer.explanation(site);
  server.get(pages.explanation(), { schema: { hide: true } }, (request, reply) =>
    answerDocument(request, reply, page, KIND),
  );
}
