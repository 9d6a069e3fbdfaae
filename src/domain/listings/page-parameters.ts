/** How the parameters of a public page are read, in the order of its address; undefined for a value that one cannot have. */
export type ParameterReaders<View> = {
  [Name in keyof Required<View>]: (text: string) => View[Name] | undefined;
};

/**
 * The view that an address asks for. Parameters of others are ignored, empty ones mean nothing, and the first page has none.
 *
 * @returns null if a parameter has a value that it cannot have
 */
export function parseParameters<View extends object>(
  readers: ParameterReaders<View>,
  query: URLSearchParams,
): View | null {
  const view: Record<string, unknown> = {};
  for (const name of Object.keys(readers) as (keyof View & string)[]) {
    const text = query.get(name)?.trim();
    if (!text) continue;
    const value = readers[name](text);
    if (value === undefined) return null;
    if (!(name === 'page' && value === 1)) view[name] = value;
  }
  return view as View;
}

/** The query of a view's only address, with its question mark; empty for a view without parameters. */
export function queryOf<View extends object>(names: readonly (keyof View & string)[], view: View): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = view[name];
    if (value !== undefined && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether an address has the view's parameters as `queryOf` writes them; those of others do not count. */
export function isCanonical<View extends object>(
  names: readonly (keyof View & string)[],
  query: URLSearchParams,
  view: View,
): boolean {
  const own = [...query].filter(([name]) => names.some((known) => known === name));
  return new URLSearchParams(own).toString() === queryOf(names, view).slice(1);
}

const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 100_000;

export const searchParameter = (text: string): string | undefined =>
  text.length <= MAX_SEARCH_LENGTH && !text.includes('\0') ? text : undefined;

export const pageParameter = (text: string): number | undefined => wholeNumber(text, MAX_PAGE);

/** From 1. */
export function wholeNumber(text: string, max: number): number | undefined {
  const number = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : undefined;
}
