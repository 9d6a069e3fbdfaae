/**
 * A small script that runs before the app has loaded. It requests the data of the page's first view, and the app takes
 * the responses over from `api/prefetched.ts`.
 */
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { LIST_FIELDS } from './api/list-fields.ts';
import { prefetch } from './api/prefetched.ts';
import { callUrl, type QueryValue } from './api/request.ts';
import { readPageMeta } from './page-meta.ts';
import { rememberedPageSize } from './pages/dashboard/table/table-settings.ts';
import { listingIdOf, parsePropertySearch, propertyListQuery } from './pages/property/property-search.ts';
import { filtersOf, isUnsized, listQuery, parseReviewSearch } from './reviews/review-search.ts';
import { parseSearch } from './search-string.ts';

const config = readPageMeta(document);
const get = (path: string, query?: Readonly<Record<string, QueryValue>>) =>
  prefetch(callUrl(config.apiBase, path, query));

get(routePath('GET /session'));
const { pathname, search } = window.location;
if (pathname === pages.dashboard()) {
  const dashboard = parseReviewSearch(parseSearch(search));
  const size = isUnsized(dashboard) ? rememberedPageSize() : dashboard.size;
  get(routePath('GET /reviews/hostaway'), {
    ...listQuery({ ...dashboard, size }),
    fields: LIST_FIELDS,
  });
  get(routePath('GET /reviews/hostaway/stats'), { ...filtersOf(dashboard) });
  get(routePath('GET /channels'));
  get(routePath('GET /views'));
}
const listingId = listingIdOf(pathname.slice(pages.reviews('').length));
if (listingId !== null && pathname === pages.reviews(listingId)) {
  get(routePath('GET /reviews/hostaway'), {
    ...propertyListQuery(listingId, parsePropertySearch(parseSearch(search))),
    fields: LIST_FIELDS,
  });
  get(routePath('GET /channels'));
}
