import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnNames } from './file-mapping.ts';
import { guessMapping } from './guess-mapping.ts';

const guess = (columns: Record<string, string[]>, fileName = 'reviews.csv') =>
  guessMapping(
    Object.entries(columns).map(([name, cells]) => ({ name, cells })),
    fileName,
  );

test('columns are guessed from their headings and cells', () => {
  const mapping = guess(
    {
      'Confirmation Code': ['HMABC1'],
      Listing: ['Harbour Loft'],
      'Guest Name': ['Ana'],
      review_date: ['13/05/2026', '04/05/2026'],
      'Overall Rating': ['4,5'],
      Cleanliness: ['5', '-'],
      'Check-in': ['4'],
      'Check-in date': ['10/05/2026', 'n/a'],
      checkoutDate: ['12/05/2026', '-'],
      Title: ['Lovely'],
      'Public review': ['Great'],
      'Private note': ['The tap drips'],
      'Host response': ['Thanks'],
      'Response date': ['14/05/2026'],
      Weather: ['Sunny'],
    },
    'airbnb-2026.csv',
  );
  expect(mapping).toEqual({
    columns: {
      reservation: 'Confirmation Code',
      listing: 'Listing',
      guest: 'Guest Name',
      date: 'review_date',
      rating: 'Overall Rating',
      cleanliness: 'Cleanliness',
      checkin: 'Check-in',
      arrivalDate: 'Check-in date',
      departureDate: 'checkoutDate',
      title: 'Title',
      text: 'Public review',
      privateFeedback: 'Private note',
      response: 'Host response',
      responseDate: 'Response date',
    },
    ratingScale: 5,
    dateFormat: 'day-first',
    channel: 'Airbnb',
    source: '',
  });
});

test('what can be read in two ways is left open', () => {
  expect(guess({ Date: ['04/05/2026'], Review: ['Fine'] }).dateFormat).toBeNull();
  expect(guess({ 'Airbnb score': ['5'], 'Vrbo score': ['5'] }).channel).toBeNull();
  expect(guess({ Score: ['good'] }).columns).toEqual({});
  expect(guess({ Location: ['Lisbon'] }).columns).toEqual({});
});

test.each([
  ['ID', ['1', '2', '3'], true],
  ['Review key', ['7'], true],
  ['No.', ['1', '2', '3'], false],
  ['No.', ['12', '11', '10'], false],
  ['Review number', ['1'], false],
  ['Nr', ['4711', '4716', '4720'], true],
  ['Nr', ['500101', '500102'], true],
  ['number', ['A-1', 'A-2'], true],
])('a column %s with %j is guessed to be the id: %s', (heading, cells, isId) => {
  expect(guess({ [heading]: cells }).columns).toEqual(isId ? { id: heading } : {});
});

test.each([
  [['3', '5'], 5],
  [['3', '8.5'], 10],
  [['85'], 100],
  [['850'], null],
])('ratings such as %j are out of %s', (Rating, scale) => {
  expect(guess({ Rating }).ratingScale).toBe(scale);
});

const WORDS = [
  'review',
  'date',
  'rating',
  'score',
  'guest',
  'response',
  'id',
  'check in',
  'location',
  'comment',
  'property',
  '',
];
const heading = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((words) => words.join(' '));
const cell = fc.constantFrom('5', '8,5', '2026-05-04', '04/05/2026', 'Fine', '', '46146');

test('no column is guessed for two fields, and every guess is a column of the file', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(heading, fc.array(cell, { maxLength: 3 })), { maxLength: 30 }),
      (columns) => {
        const names = columnNames(columns.map(([name]) => name));
        const sampled = names.map((name, index) => ({ name, cells: columns[index]?.[1] ?? [] }));
        const guessed = Object.values(guessMapping(sampled, 'reviews.csv').columns);
        expect(new Set(guessed).size).toBe(guessed.length);
        expect(names).toEqual(expect.arrayContaining(guessed));
      },
    ),
  );
});
