/** What of a raw row tells a person which review it is. Empty where the row has none. */
export interface Glimpse {
  guest: string;
  text: string;
  listing: string;
}

const LONGEST_TEXT = 280;

/** Reads any JSON value at all: a row that was not understood may have anything in any field. */
export function glimpseOf(raw: unknown): Glimpse {
  const text = textIn(raw, 'publicReview');
  return {
    guest: textIn(raw, 'reviewerName') || textIn(raw, 'guestName'),
    text: text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).trimEnd()}…` : text,
    listing: textIn(raw, 'listingName'),
  };
}

function textIn(raw: unknown, field: string): string {
  if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, field)) return '';
  const value = (raw as Record<string, unknown>)[field];
  return typeof value === 'string' ? value.trim() : '';
}
