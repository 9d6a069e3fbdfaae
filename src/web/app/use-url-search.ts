import { useRouter, useSearch } from '@tanstack/react-router';
import { type QueryValue, queryString } from './api/request.ts';

/**
 * What the URL of a page says, and a function that changes it without a step for the Back button. The router does not
 * parse it, because every page loads the router's script.
 *
 * @param page its path
 * @param parse leaves out what is not valid
 */
export function useUrlSearch<Search extends { [Name in keyof Search]: QueryValue }>(
  page: string,
  parse: (raw: Record<string, unknown>) => Search,
) {
  const router = useRouter();
  const search = parse(useSearch({ strict: false }));
  const change = (part: { [Name in keyof Search]?: Search[Name] | undefined }) => {
    const href = page + queryString({ ...parse({ ...search, ...part }) });
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return [search, change] as const;
}
