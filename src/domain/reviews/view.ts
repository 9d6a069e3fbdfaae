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
export function impossibleReason(filter: ReviewFilter): string | null {
  const { startDate, endDate, approved, decision, changed, hasText, language, analysed, responded, reply } =
    filter;
  const excludes = <Value>(one: Value | undefined, several: readonly Value[] | undefined) =>
    one !== undefined && several !== undefined && !several.includes(one);
  if (startDate !== undefined && endDate !== undefined && startDate > endDate)
    return 'startDate is after endDate.';
  if (approved !== undefined && decision !== undefined && approved !== (decision === 'approved'))
    return 'approved contradicts decision.';
  if (changed && (approved || (decision !== undefined && decision !== 'none')))
    return 'A changed review is undecided: changed contradicts approved or decision.';
  if (hasText === false && language !== undefined) return 'A review without text has no language.';
  if (hasText === false && analysed !== undefined)
    return 'hasText contradicts analysed: only texts are analysed.';
  if (responded !== undefined && reply !== undefined && responded !== (reply === 'sent'))
    return 'responded contradicts reply.';
  if (excludes(filter.listingId, filter.listingIds)) return 'listingId is not among listingIds.';
  if (excludes(filter.rating, filter.ratings)) return 'rating is not among ratings.';
  if (excludes(filter.channel, filter.channels)) return 'channel is not among channels.';
  return null;
}
