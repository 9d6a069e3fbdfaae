/** A column of a CSV file of reviews. */
interface Column {
  name: string;
  meaning: string;
  /** An import ignores it. */
  isOnlyExported?: true;
}

/** The columns of a CSV file of reviews, in the order in which an export writes them. */
export const REVIEW_COLUMNS = [
  { name: 'id', meaning: 'required: the id at the source, which identifies the review' },
  { name: 'source', meaning: 'where the id comes from; empty: the source of the import' },
  { name: 'review_id', meaning: 'the id of the review in this product', isOnlyExported: true },
  { name: 'listing', meaning: "the property's id at the source" },
  { name: 'listing_name', meaning: 'its name, used when listing is empty' },
  { name: 'guest', meaning: 'the name of the guest' },
  { name: 'text', meaning: 'the text of the review' },
  { name: 'rating', meaning: 'a number from 0 to rating_scale, with a decimal point' },
  { name: 'rating_scale', meaning: 'the best possible rating; empty: 5' },
  { name: 'stars', meaning: 'the displayed rating, 1 to 5', isOnlyExported: true },
  { name: 'categories', meaning: 'ratings by category, such as {"cleanliness": 9}' },
  { name: 'channel', meaning: 'Airbnb, Booking.com, VRBO, Direct Booking …' },
  { name: 'date', meaning: 'required: YYYY-MM-DD [HH:MM:SS], or ISO 8601; without a zone UTC' },
  { name: 'arrival_date', meaning: 'YYYY-MM-DD' },
  { name: 'departure_date', meaning: 'YYYY-MM-DD' },
  { name: 'reservation', meaning: 'the id of the reservation at the source' },
  { name: 'channel_reservation', meaning: 'its code on the channel' },
  { name: 'sentiment', meaning: 'positive, neutral or negative', isOnlyExported: true },
  {
    name: 'status',
    meaning: 'approved, pending or published: imported as pending; awaiting, expired, hidden …: skipped',
  },
  {
    name: 'origin',
    meaning: 'synced, or imported where no channel confirms the review',
    isOnlyExported: true,
  },
  { name: 'response', meaning: "the company's response" },
  { name: 'response_date', meaning: 'as date' },
  { name: 'private_feedback', meaning: "the guest's private message to the host" },
] as const satisfies readonly Column[];

export type ReviewColumn = (typeof REVIEW_COLUMNS)[number]['name'];

export const isImported = (column: Column): boolean => !column.isOnlyExported;

export const REQUIRED_COLUMNS = ['id', 'date'] as const satisfies readonly ReviewColumn[];

/** The column of a heading, where `Listing Name` is `listing_name`; null for an unknown one. */
export function columnOf(heading: string): ReviewColumn | null {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return REVIEW_COLUMNS.find((column) => column.name === name)?.name ?? null;
}
