import { formatNumber } from '#domain/format-number.ts';
import type { DateFormat } from '#domain/sources/file-dates.ts';
import type { ReviewField } from '#domain/sources/file-mapping.ts';

export const mappingCopy = {
  title: 'Which column is what?',
  intro: 'Check each column. The next file with the same columns will be read the same way.',
  noColumn: 'No column',
  column: (name: string, sample: string | undefined) => (sample === undefined ? name : `${name} (${sample})`),
  choose: 'Choose…',
  fields: {
    date: 'Review date',
    guest: 'Guest',
    rating: 'Rating',
    title: 'Title',
    text: 'Text, or what the guest liked',
    negativeText: 'What the guest did not like',
    channel: 'Channel',
    listing: 'Property name',
    reservation: 'Reservation number',
    id: 'Review id',
    response: 'Response',
    responseDate: 'Response date',
    privateFeedback: 'Private feedback',
    arrivalDate: 'Arrival',
    departureDate: 'Departure',
  } satisfies Record<ReviewField, string>,
  dateFormat: 'How dates are written',
  dateFormats: {
    plain: 'Year first, or month by name',
    'day-first': 'Day first: 04/05 is 4 May',
    'month-first': 'Month first: 05/04 is 4 May',
    serial: 'Excel numbers such as 46146',
  } satisfies Record<DateFormat, string>,
  ratingScale: 'Highest possible rating',
  channelOfAll: 'Channel of all reviews',
  unknownChannel: 'Unknown',
  source: 'System that the file comes from',
  sourceHelp:
    'In lower-case letters, such as lodgify. Two systems may use the same id for different reviews.',
  more: 'More columns',
  categories: 'Category ratings',
  preview: 'First rows as they will be stored',
  line: (at: number) => `Line ${formatNumber(at)}`,
  category: (name: string, rating: number) => `${name} ${rating}`,
  response: (text: string) => `Response: ${text}`,
  noProperty: 'No property yet',
} as const;
