/** A column of a CSV file of reviews. An import ignores columns that are only exported. */
interface Column {
  name: string;
  use: 'import and export' | 'export';
  meaning: string;
}

/** The columns of a CSV file of reviews, in the order in which an export writes them. */
export const REVIEW_COLUMNS = [
  {
    name: 'id',
    use: 'import and export',
    meaning: 'required: the id at the source, which identifies the review',
  },
  {
    name: 'source',
    use: 'import and export',
    meaning: 'where the id comes from; empty: the source of the import',
  },
  { name: 'review_id', use: 'export', meaning: 'the id of the review in this product' },
  { name: 'listing', use: 'import and export', meaning: "the property's id at the source" },
  { name: 'listing_name', use: 'import and export', meaning: 'its name, used when listing is empty' },
  { name: 'guest', use: 'import and export', meaning: 'the name of the guest' },
  { name: 'text', use: 'import and export', meaning: 'the text of the review' },
  {
    name: 'rating',
    use: 'import and export',
    meaning: 'a number from 0 to rating_scale, with a decimal point',
  },
  { name: 'rating_scale', use: 'import and export', meaning: 'the best possible rating; empty: 5' },
  { name: 'stars', use: 'export', meaning: 'the displayed rating, 1 to 5' },
  {
    name: 'categories',
    use: 'import and export',
    meaning: 'ratings by category, such as {"cleanliness": 9}',
  },
  { name: 'channel', use: 'import and export', meaning: 'Airbnb, Booking.com, VRBO, Direct Booking …' },
  {
    name: 'date',
    use: 'import and export',
    meaning: 'required: YYYY-MM-DD [HH:MM:SS], or ISO 8601; without a zone UTC',
  },
  { name: 'arrival_date', use: 'import and export', meaning: 'YYYY-MM-DD' },
  { name: 'departure_date', use: 'import and export', meaning: 'YYYY-MM-DD' },
  { name: 'reservation', use: 'import and export', meaning: 'the id of the reservation at the source' },
  { name: 'channel_reservation', use: 'import and export', meaning: 'its code on the channel' },
  { name: 'sentiment', use: 'export', meaning: 'positive, neutral or negative' },
  {
    name: 'status',
    use: 'import and export',
    meaning: 'approved, pending or published: imported as pending; awaiting, expired, hidden …: skipped',
  },
  { name: 'origin', use: 'export', meaning: 'synced, or imported where no channel confirms the review' },
  { name: 'response', use: 'import and export', meaning: "the company's response" },
  { name: 'response_date', use: 'import and export', meaning: 'as date' },
  { name: 'private_feedback', use: 'import and export', meaning: "the guest's private message to the host" },
] as const satisfies readonly Column[];

export type ReviewColumn = (typeof REVIEW_COLUMNS)[number]['name'];

export const REQUIRED_COLUMNS = ['id', 'date'] as const satisfies readonly ReviewColumn[];

/** The column of a heading, where `Listing Name` is `listing_name`; null for an unknown one. */
export function columnOf(heading: string): ReviewColumn | null {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return REVIEW_COLUMNS.find((column) => column.name === name)?.name ?? null;
}
