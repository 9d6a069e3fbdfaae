import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DateFormat, parseFileDate, possibleFormats } from './file-dates.ts';

const at = (hours: number, minutes = 0, seconds = 0) => ((hours * 60 + minutes) * 60 + seconds) * 1000;

describe('a date of a file', () => {
  test.each<[string, DateFormat, string, number, number | null]>([
    ['2026-05-04', 'plain', '2026-05-04', 0, null],
    ['2026-05-04 09:30:15', 'plain', '2026-05-04', at(9, 30, 15), null],
    ['2026-05-04T09:30:15.123Z', 'plain', '2026-05-04', at(9, 30, 15), 0],
    ['2026-05-04T09:30+02:00', 'day-first', '2026-05-04', at(9, 30), 120],
    ['2026/5/4', 'month-first', '2026-05-04', 0, null],
    ['4 May 2026', 'plain', '2026-05-04', 0, null],
    ['04-May-2026', 'plain', '2026-05-04', 0, null],
    ['May 4, 2026 9:05 pm', 'plain', '2026-05-04', at(21, 5), null],
    ['Mon, 04 May 2026 16:00:56 GMT', 'plain', '2026-05-04', at(16, 0, 56), 0],
    ['September 1st, 2025', 'plain', '2025-09-01', 0, null],
    ['04/05/2026', 'day-first', '2026-05-04', 0, null],
    ['04/05/2026', 'month-first', '2026-04-05', 0, null],
    ['4.5.26, 12:15 AM', 'day-first', '2026-05-04', at(0, 15), null],
    ['5/4/2026, 9:05\u202fPM', 'month-first', '2026-05-04', at(21, 5), null],
    ['4\u00a0May\u00a02026', 'plain', '2026-05-04', 0, null],
    ['46146', 'serial', '2026-05-04', 0, null],
    ['46146.5', 'serial', '2026-05-04', at(12), null],
    ['46146,25', 'serial', '2026-05-04', at(6), null],
  ])('%j is read as %s', (cell, format, day, time, offset) => {
    expect(parseFileDate(cell, format)).toEqual({ day, time, offset });
  });

  test.each<[string, DateFormat]>([
    ['04/05/2026', 'plain'],
    ['31/04/2026', 'day-first'],
    ['05/13/2026', 'day-first'],
    ['13/05/2026', 'month-first'],
    ['2026-02-30', 'plain'],
    ['2026-05-04 25:00', 'plain'],
    ['46146', 'plain'],
    ['2026-05-04', 'serial'],
    ['4 Mai 2026', 'plain'],
    ['yesterday', 'plain'],
    ['', 'plain'],
    ['2026-05-04 and more', 'plain'],
  ])('%j is no %s date', (cell, format) => {
    expect(parseFileDate(cell, format)).toBeNull();
  });
});

describe('the formats of dates', () => {
  test.each<[string[], DateFormat[]]>([
    [['2026-05-04', '4 May 2026', ''], ['plain']],
    [['04/05/2026', '13/05/2026'], ['day-first']],
    [['04/05/2026', '05/13/2026'], ['month-first']],
    [
      ['04/05/2026', '12/12/2026'],
      ['day-first', 'month-first'],
    ],
    [['46146', '46147.5'], ['serial']],
    [['13/05/2026', '05/13/2026'], []],
    [['', ' '], []],
  ])('of %j are %j', (cells, formats) => {
    expect(possibleFormats(cells)).toEqual(formats);
  });

  test('every written day is read again, and only as ambiguous when the other order is a date too', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom('/', '.', '-'), (date, separator) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, number] = day.split('-');
        const cell = [number, month, year].join(separator);
        expect(parseFileDate(cell, 'day-first')?.day).toBe(day);
        expect(possibleFormats([cell]).includes('month-first')).toBe(Number(number) <= 12);
      }),
    );
  });
});
