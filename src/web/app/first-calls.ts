/**
 * A small script of its own that comes before the app: it asks for what a page opens with, so that the answers are on
 * their way while the app still is. The app takes them over, see `early-answers.ts`.
 */
import { calls, pages } from '#contract/paths.ts';
import { callUrl, type QueryValue } from './api/call-url.ts';
import { askEarly } from './api/early-answers.ts';
import { propertyList } from './api/property-list.ts';
import { readPageMeta } from './page-meta.ts';
import { listQuery, parseDashboardSearch } from './pages/dashboard/dashboard-search.ts';
import { listingIdOf } from './pages/property/listing-id.ts';
import { parseSearch } from './search-string.ts';

const config = readPageMeta(document);
const ask = (path: string, query?: Readonly<Record<string, QueryValue>>) =>
  askEarly(callUrl(config.apiBase, path, query));

ask(calls.session());
const { pathname, search } = window.location;
if (pathname === pages.dashboard()) {
  const query = listQuery(parseDashboardSearch(parseSearch(search)));
  ask(calls.reviews(), { ...query });
  ask(calls.reviewStats(), { listingId: query.listingId });
  ask(calls.channels());
}
const listingId = listingIdOf(pathname.slice(pages.reviews('').length));
if (listingId !== null && pathname === pages.reviews(listingId)) {
  ask(calls.reviews(), { ...propertyList(listingId) });
  ask(calls.channels());
}
