/**
 * Plain query strings such as `?channel=Booking.com&page=2`, in which every value is a string. The router's default
 * encodes values as JSON: it quotes some strings and reads a search for "12" as a number.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const filled = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}
