/** The fields of a raw row that identify the review for a person; empty if the row has none. */
export interface RowPreview {
  guest: string;
  text: string;
  listing: string;
}

const MAX_TEXT_LENGTH = 280;

/** Accepts any JSON value: a row that was not understood may hold anything. */
export function previewOf(raw: unknown): RowPreview {
  const text = textIn(raw, 'publicReview');
  return {
    guest: textIn(raw, 'reviewerName') || textIn(raw, 'guestName'),
    text: text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH).trimEnd()}…` : text,
    listing: textIn(raw, 'listingName'),
  };
}

function textIn(raw: unknown, field: string): string {
  if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, field)) return '';
  const value = (raw as Record<string, unknown>)[field];
  return typeof value === 'string' ? value.trim() : '';
}
