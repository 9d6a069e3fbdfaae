/**
 * Addresses as people write them: `?channel=Booking.com&page=2`, every value a plain text. The router's own form
 * wraps some texts in quotes, and would read a search for "12" as a number.
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
