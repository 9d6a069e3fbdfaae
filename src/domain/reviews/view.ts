import { problem } from '../errors.ts';
import type { Problem } from '../reasons.ts';
import type { ReviewFilter, SortKey, SortOrder } from './filter.ts';

export const MAX_VIEW_NAME = 60;
/** Own views per person. */
export const MAX_VIEWS = 50;

/** Filters and an order with a name. */
export interface View {
  /** A number as text, or the name of a built-in view. */
  id: string;
  name: string;
  /** The username; null for a built-in view. */
  owner: string | null;
  /** Whether all people see it. Only its owner changes it. */
  isShared: boolean;
  filter: ReviewFilter;
  sortBy: SortKey;
  sortOrder: SortOrder;
}

const builtIn = (id: string, name: string, filter: ReviewFilter): View => ({
  id,
  name,
  owner: null,
  isShared: true,
  filter,
  sortBy: 'date',
  sortOrder: 'desc',
});

/** The views that everyone has. */
export const BUILT_IN_VIEWS: readonly View[] = [
  builtIn('all', 'All', {}),
  builtIn('undecided', 'Undecided', { decision: 'none' }),
  builtIn('low-unanswered', 'Low and unanswered', { ratings: [1, 2], reply: 'none' }),
  builtIn('changed', 'Changed since approval', { changed: true }),
  builtIn('mine', 'Mine', { assignee: 'me' }),
];

/** Why no review can ever match a filter; null if one can. */
export function impossibleReason(filter: ReviewFilter): Problem | null {
  const { startDate, endDate, approved, decision, changed, hasText, language, analysed, responded, reply } =
    filter;
  const excludes = <Value>(one: Value | undefined, several: readonly Value[] | undefined) =>
    one !== undefined && several !== undefined && !several.includes(one);
  if (startDate !== undefined && endDate !== undefined && startDate > endDate)
    return problem('filter-days-reversed');
  if (approved !== undefined && decision !== undefined && approved !== (decision === 'approved'))
    return problem('filter-contradiction', { one: 'approved', other: 'decision' });
  if (changed && (approved || (decision !== undefined && decision !== 'none')))
    return problem('filter-changed-decided');
  if (hasText === false && language !== undefined) return problem('filter-language-without-text');
  if (hasText === false && analysed !== undefined) return problem('filter-analysed-without-text');
  if (responded !== undefined && reply !== undefined && responded !== (reply === 'sent'))
    return problem('filter-contradiction', { one: 'responded', other: 'reply' });
  const notAmong = (one: string, several: string) => problem('filter-not-among', { one, several });
  if (excludes(filter.listingId, filter.listingIds)) return notAmong('listingId', 'listingIds');
  if (excludes(filter.rating, filter.ratings)) return notAmong('rating', 'ratings');
  return excludes(filter.channel, filter.channels) ? notAmong('channel', 'channels') : null;
}
