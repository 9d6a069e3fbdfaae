import type { SiteContext } from '#contract/site.ts';
import type { HttpOptions } from '../options.ts';

/** What every page of the public site knows, from what the server was given. */
export function siteContext({ context, brandName, publicUrl, web }: HttpOptions): SiteContext {
  return { brandName, publicUrl, timeZone: context.timeZone, assets: web.assets };
}
