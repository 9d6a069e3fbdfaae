import { type Day, isDay } from '../day.ts';
import { withPlainSpaces } from './file-numbers.ts';

/** How to read dates that differ by country, or that are numbers. */
export const DATE_FORMATS = ['plain', 'day-first', 'month-first', 'serial'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** A date of a file, in its own time zone unless it names one. */
interface FileDate {
  day: Day;
  /** Milliseconds after midnight. */
  time: number;
  /** Minutes east of UTC; null without one. */
  offset: number | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const TIME =
  /^(?:[T ,]+(?:at )?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d{1,9})?)?(?: ?([ap])\.?m\.?)?(?: ?(Z|UTC|GMT)| ?([+-])(\d{2}):?(\d{2}))?)?$/i;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})[-/.] ?(\d{1,2})[-/.] ?(\d{4}|\d{2})(?!\d)/;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})(?!\d)/i;
const MONTH_DAY = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/i;
const SERIAL = /^(\d{5})(?:[.,](\d{1,15}))?$/;

/** The day 0 of Excel's serial dates (its 1900 system), which count an invented 29 February 1900. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * Reads a date, with a time of day or without. Dates that begin with the year or name their month in English are read in
 * any format but `serial`; `04/05/2026` only in `day-first` and `month-first`; `46146.5` only in `serial`.
 *
 * @returns null for anything else, including days that do not exist
 */
export function parseFileDate(cell: string, format: DateFormat): FileDate | null {
  const text = withPlainSpaces(cell);
  if (format === 'serial') return serialDate(text);
  const found =
    plainDate(text.replace(WEEKDAY, '')) ?? (format === 'plain' ? null : numericDate(text, format));
  if (found === null || !isDay(found.day)) return null;
  const time = timeOf(found.rest);
  return time && { day: found.day, ...time };
}

/**
 * The formats in which every cell is a date. There are two if days cannot be distinguished from months.
 */
export function possibleFormats(cells: readonly string[]): DateFormat[] {
  const given = cells.filter((cell) => cell.trim() !== '');
  if (given.length === 0) return [];
  const possible = DATE_FORMATS.filter((format) => given.every((cell) => parseFileDate(cell, format)));
  // Plain dates are read by the other formats too.
  return possible.includes('plain') ? ['plain'] : possible;
}

interface Found {
  day: Day;
  /** What follows the date. */
  rest: string;
}

function plainDate(text: string): Found | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return found(text, yearFirst, yearFirst[1], yearFirst[2], yearFirst[3]);
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth) return found(text, dayMonth, dayMonth[3], monthOf(dayMonth[2]), dayMonth[1]);
  const monthDay = MONTH_DAY.exec(text);
  return monthDay && found(text, monthDay, monthDay[3], monthOf(monthDay[1]), monthDay[2]);
}

function numericDate(text: string, format: DateFormat): Found | null {
  const match = YEAR_LAST.exec(text);
  if (!match) return null;
  const [, first, second, year = ''] = match;
  const [day, month] = format === 'day-first' ? [first, second] : [second, first];
  return found(text, match, year.length === 2 ? `20${year}` : year, month, day);
}

function found(text: string, [matched]: RegExpExecArray, year = '', month = '', day = ''): Found {
  return {
    day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    rest: text.slice(matched.length),
  };
}

/** The number of a month by its name in English; 0, which is no month, for anything else. */
const monthOf = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function timeOf(text: string): Pick<FileDate, 'time' | 'offset'> | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', half, utc, sign, offsetHours, offsetMinutes] = match;
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const offset = Number(`${sign}1`) * (Number(offsetHours) * 60 + Number(offsetMinutes));
  return {
    time: ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000,
    offset: utc ? 0 : sign ? offset : null,
  };
}

function serialDate(text: string): FileDate | null {
  const match = SERIAL.exec(text);
  if (!match) return null;
  const [, days, fraction = '0'] = match;
  const day = new Date(SERIAL_START + Number(days) * DAY_MS).toISOString().slice(0, 10);
  // Excel's fractions of a day are not exact to the millisecond.
  const time = Math.min(Math.round(Number(`0.${fraction}`) * 86_400), 86_399) * 1000;
  return isDay(day) ? { day, time, offset: null } : null;
}
