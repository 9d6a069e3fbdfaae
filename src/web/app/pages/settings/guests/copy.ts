import { andList } from '#domain/format-list.ts';
import { counted } from '#domain/format-number.ts';

/** How many reviews and quarantined rows, in words. */
export const amount = (reviews: number, rows: number): string =>
  andList([
    ...(reviews > 0 || rows === 0 ? [counted(reviews, 'review', 'reviews')] : []),
    ...(rows > 0 ? [counted(rows, 'quarantined row', 'quarantined rows')] : []),
  ]);

/** A longer list is replaced by its number. */
const MAX_NAMES = 3;

export const guestsCopy = {
  title: 'Guests’ data',
  intro: 'Find what is stored about a guest who asks for it, hand it out, or erase it.',
  search: 'Name, review id or reservation',
  searchHelp:
    'Case and accents do not matter. A reservation is found by its number or by the channel’s code. Choose the reviews of this person: others may have the same name.',
  submit: 'Find',
  submitting: 'Searching…',
  failed: 'The search failed. Try again.',
  results: 'Results',
  none: 'Nothing is stored about this guest.',
  incomplete: 'There are more. Type more of the name.',
  found: (reviews: number, rows: number) => `${amount(reviews, rows)} found`,
  choose: (guest: string, property: string) => `Choose the review by ${guest} of ${property}`,
  chooseRow: (key: string) => `Choose the quarantined row ${key}`,
  chooseAll: 'Choose all',
  noText: 'No text',
  row: (key: string) => `Quarantined row ${key}`,
  reservation: (ids: string) => `reservation ${ids}`,
  feedback: 'private feedback',
  response: 'response',
  notes: (notes: number) => counted(notes, 'note', 'notes'),
  export: 'Export',
  exportFailed: 'The export failed. Try again.',
  exported: 'The file was saved.',
  erase: 'Erase…',
  erasing: 'Erasing…',
  eraseTitle: (reviews: number, rows: number) => `Erase ${amount(reviews, rows)}?`,
  erasedParts: (guests: readonly string[]) =>
    guests.length === 0
      ? 'Erased for good:'
      : `Erased for good, of ${guests.length <= MAX_NAMES ? andList(guests) : `${guests.length} guests of different names`}:`,
  parts: [
    'name, reservation and days of the stay',
    'text, private feedback, translations and responses',
    'notes, reasons, corrections and topics',
    'titles and descriptions of tasks',
    'quarantined rows, and searches for the name in saved views',
  ],
  kept: 'Kept: rating, property, channel and date, so that averages stay right. The public no longer sees the review. No undo, sync or import brings the rest back.',
  elsewhere:
    'Backups keep all of it until they are deleted. Tasks that were sent to a connected account keep their texts there. Erase the guest there and on the channel too: this product cannot do that.',
  confirm: 'Erase for good',
  eraseFailed: 'Nothing was erased. Try again.',
  erased: (reviews: number, rows: number) => `${amount(reviews, rows)} erased.`,
} as const;
