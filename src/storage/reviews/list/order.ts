import type { SortKey, SortOrder } from '#domain/filter.ts';

/** An order of rows of `reviews` and its reverse, as they stand after ORDER BY. Unrated ones come last either way. */
export interface Order {
  forward: string;
  backward: string;
}

const by = (key: string, order: SortOrder): Order => {
  const reverse = order === 'asc' ? 'desc' : 'asc';
  return { forward: `${key} ${order}, id ${order}`, backward: `${key} ${reverse}, id ${reverse}` };
};

/** The order of one listing's reviews where listings are sorted by name. */
export const byId = (order: SortOrder): Order =>
  order === 'asc' ? { forward: 'id asc', backward: 'id desc' } : { forward: 'id desc', backward: 'id asc' };

/** ICU's root order: case and accents sort as people expect, on every machine alike. */
export const IN_PEOPLES_ORDER = 'collate "und-x-icu"';

/** The order of a sort key, each by an index of its own; the id breaks ties. */
export function orderOf(key: Exclude<SortKey, 'listingName'>, order: SortOrder): Order {
  if (key === 'date') return by('submitted_at', order);
  if (key === 'guestName') return by(`guest_name ${IN_PEOPLES_ORDER}`, order);
  return order === 'asc'
    ? {
        forward: 'rating_tenths asc nulls last, id asc',
        backward: 'rating_tenths desc nulls first, id desc',
      }
    : {
        forward: 'rating_tenths desc nulls last, id desc',
        backward: 'rating_tenths asc nulls first, id asc',
      };
}

/** The same for rows of reviews `r` joined with listings `l`, to hand out a page in order. */
export function shownOrder(key: SortKey, order: SortOrder): string {
  switch (key) {
    case 'date':
      return `r.submitted_at ${order}, r.id ${order}`;
    case 'rating':
      return `r.rating_tenths ${order} nulls last, r.id ${order}`;
    case 'guestName':
      return `r.guest_name ${IN_PEOPLES_ORDER} ${order}, r.id ${order}`;
    case 'listingName':
      return `l.name ${IN_PEOPLES_ORDER} ${order}, l.id ${order}, r.id ${order}`;
  }
}
