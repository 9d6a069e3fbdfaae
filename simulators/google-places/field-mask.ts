type Tree = { [field: string]: Tree };

const LOCALIZED: Tree = { text: {}, languageCode: {} };

/** The fields that a mask may name. */
const FIELDS: Tree = {
  name: {},
  id: {},
  displayName: LOCALIZED,
  formattedAddress: {},
  types: {},
  rating: {},
  userRatingCount: {},
  googleMapsUri: {},
  reviews: {
    name: {},
    relativePublishTimeDescription: {},
    rating: {},
    text: LOCALIZED,
    originalText: LOCALIZED,
    authorAttribution: { displayName: {}, uri: {}, photoUri: {} },
    publishTime: {},
    flagContentUri: {},
    googleMapsUri: {},
    visitDate: { year: {}, month: {}, day: {} },
  },
};

/** The first path of a mask that is not a field of a place, or null. A space makes a path unknown. */
export function unknownPath(mask: string): string | null {
  if (mask === '*') return null;
  return mask.split(',').find((path) => !isKnown(path.split('.'), FIELDS)) ?? null;
}

function isKnown([field = '', ...rest]: string[], tree: Tree): boolean {
  const inner = Object.hasOwn(tree, field) ? tree[field] : undefined;
  if (!inner) return false;
  return rest.length === 0 || isKnown(rest, inner);
}

/** Only the fields that the mask names, including fields of list items (`reviews.rating`). */
export function applyMask(value: object, mask: string): object {
  return mask === '*' ? value : (pick(value, treeOf(mask.split(','))) as object);
}

/** `reviews,reviews.rating` selects whole reviews: a path below another adds nothing. */
function treeOf(paths: string[]): Tree {
  const tree: Tree = {};
  for (const path of paths.filter((deep) => !paths.some((above) => deep.startsWith(`${above}.`)))) {
    let branch = tree;
    for (const field of path.split('.')) {
      branch[field] ??= {};
      branch = branch[field];
    }
  }
  return tree;
}

function pick(value: unknown, tree: Tree): unknown {
  const fields = Object.entries(tree);
  if (fields.length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, tree));
  if (typeof value !== 'object' || value === null) return value;
  const source = new Map(Object.entries(value));
  return Object.fromEntries(
    fields.flatMap(([field, inner]) => (source.has(field) ? [[field, pick(source.get(field), inner)]] : [])),
  );
}
