/** What a column of a CSV file of reviews holds. One that only goes out is read over by an import. */
interface Column {
  name: string;
  way: 'in and out' | 'out';
  meaning: string;
}

/** The columns of a CSV file of reviews, in the order in which an export writes them. */
export const REVIEW_COLUMNS = [
  {
    name: 'id',
    way: 'in and out',
    meaning: 'required: the id at the source; the same id is the same review',
  },
  { name: 'source', way: 'in and out', meaning: 'where the id comes from; empty: what --source says' },
  { name: 'review_id', way: 'out', meaning: 'the number of the review here' },
  { name: 'listing', way: 'in and out', meaning: "the listing's id at the source" },
  { name: 'listing_name', way: 'in and out', meaning: 'its name, which finds it where listing is empty' },
  { name: 'guest', way: 'in and out', meaning: 'who wrote it' },
  { name: 'text', way: 'in and out', meaning: 'what they wrote' },
  { name: 'rating', way: 'in and out', meaning: 'a number from 0 to rating_scale, with a point' },
  { name: 'rating_scale', way: 'in and out', meaning: 'the best rating there can be; empty: 5' },
  { name: 'stars', way: 'out', meaning: 'the rating as it is shown, 1 to 5' },
  { name: 'categories', way: 'in and out', meaning: 'ratings by category, such as {"cleanliness": 9}' },
  { name: 'channel', way: 'in and out', meaning: 'Airbnb, Booking.com, VRBO, Direct Booking …' },
  {
    name: 'date',
    way: 'in and out',
    meaning: 'required: YYYY-MM-DD [HH:MM:SS], or ISO 8601; without a zone UTC',
  },
  { name: 'arrival_date', way: 'in and out', meaning: 'YYYY-MM-DD' },
  { name: 'departure_date', way: 'in and out', meaning: 'YYYY-MM-DD' },
  { name: 'sentiment', way: 'out', meaning: 'positive, neutral or negative' },
  {
    name: 'status',
    way: 'in and out',
    meaning: 'approved, pending or published: comes in, as pending; awaiting, expired, hidden …: left out',
  },
  { name: 'response', way: 'in and out', meaning: "the company's response" },
  { name: 'response_date', way: 'in and out', meaning: 'as date' },
  { name: 'private_feedback', way: 'in and out', meaning: 'what the guest told the host alone' },
] as const satisfies readonly Column[];

export type ReviewColumn = (typeof REVIEW_COLUMNS)[number]['name'];

export const REQUIRED_COLUMNS = ['id', 'date'] as const satisfies readonly ReviewColumn[];

/** The name of a column as people write it: `Listing Name` is `listing_name`; null when there is none of that name. */
export function columnOf(heading: string): ReviewColumn | null {
  const name = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return REVIEW_COLUMNS.find((column) => column.name === name)?.name ?? null;
}
