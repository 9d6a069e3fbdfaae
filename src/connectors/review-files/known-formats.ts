import type { CompleteMapping, MappedField } from '#domain/sources/file-mapping.ts';
import type { KnownFormat } from './review-file.ts';

interface Format {
  name: string;
  /** The headings by which it is recognized. */
  required: readonly string[];
  headings: Readonly<Partial<Record<MappedField, string>>>;
  mapping: Omit<CompleteMapping, 'columns'>;
}

/**
 * The guest reviews that Booking.com's extranet exports for one property. The columns are those that public programs read:
 * the dashboards at GitHub that parse the file ("Review date,Guest name,Reservation number,Review title,Positive review,
 * Negative review,Review score,Staff,Cleanliness,Location,Facilities,Comfort,Value for money,Property reply"), one of
 * which spells it "Reservation Number". Scores are 1 to 10 (Booking.com, Guest Review API). No public export of reviews by
 * Airbnb or Vrbo as CSV is known: Airbnb's copy of personal data is a workbook of paths and values, or JSON.
 *
 * Assumed, because no documentation by Booking.com says it: dates are written as 2026-05-04 09:30:00, and are in the time
 * zone of the company; a reservation has one review. Other dates are chosen by the person, as in unknown files.
 */
const BOOKING: Format = {
  name: 'Booking.com',
  required: [
    'review date',
    'guest name',
    'reservation number',
    'positive review',
    'negative review',
    'review score',
  ],
  headings: {
    date: 'review date',
    guest: 'guest name',
    reservation: 'reservation number',
    title: 'review title',
    text: 'positive review',
    negativeText: 'negative review',
    rating: 'review score',
    staff: 'staff',
    cleanliness: 'cleanliness',
    location: 'location',
    facilities: 'facilities',
    comfort: 'comfort',
    value: 'value for money',
    response: 'property reply',
  },
  mapping: { ratingScale: 10, dateFormat: 'plain', channel: 'Booking.com', source: 'booking-com' },
};

const FORMATS: readonly Format[] = [BOOKING];

/** The format of a file with these columns; null if it is not known. */
export function knownFormat(columns: readonly string[]): KnownFormat | null {
  const names = new Map(columns.map((name) => [name.toLowerCase(), name]));
  const format = FORMATS.find(({ required }) => required.every((heading) => names.has(heading)));
  if (!format) return null;
  const mapped = Object.entries(format.headings).flatMap(([field, heading]) => {
    const name = names.get(heading);
    return name === undefined ? [] : [[field, name]];
  });
  return { name: format.name, mapping: { columns: Object.fromEntries(mapped), ...format.mapping } };
}
