import type { Channel } from '../listings/channel.ts';
import { SCORED_CATEGORIES } from '../reviews/rating.ts';
import { possibleFormats } from './file-dates.ts';
import { type FileMapping, type MappedField, RATING_SCALES } from './file-mapping.ts';
import { isEmptyCell, parseFileNumber } from './file-numbers.ts';

/** A column of a file with its first cells. */
export interface SampledColumn {
  name: string;
  cells: readonly string[];
}

type Look = 'date' | 'rating' | 'number' | 'any';

/** What the headings of each field usually contain. The first rule takes its column first, so the special ones precede the general. */
const RULES: readonly (readonly [MappedField, RegExp, Look])[] = [
  [
    'responseDate',
    /(response|reply|repl|respond|answer).*(date|at\b|on\b|time)|date of (response|reply)/,
    'date',
  ],
  ['response', /response|reply|owner comment|answer|antwort|réponse|respuesta/, 'any'],
  ['privateFeedback', /private|internal note/, 'any'],
  [
    'reservation',
    /(reservation|booking|confirmation|stay).*(id|number|no|code|ref|reference|nummer)\b|^(reservation|booking|confirmation)$/,
    'any',
  ],
  ['id', /^(review |external |feedback )?(id|uuid|key)$/, 'any'],
  ['id', /^(review |external |feedback )?(number|no|nr)$/, 'number'],
  ['arrivalDate', /arriv|check ?in|from date|stay start|anreise/, 'date'],
  ['departureDate', /depart|check ?out|to date|stay end|abreise/, 'date'],
  ['date', /^(review |submission )?date$|review(ed)? (date|on|at)|submitted|posted|published|datum/, 'date'],
  ['date', /date|created|time|fecha|data\b/, 'date'],
  ['cleanliness', /clean|sauber|propret|limpieza/, 'rating'],
  ['communication', /communicat|kommunik/, 'rating'],
  ['respect_house_rules', /house rules/, 'rating'],
  ['accuracy', /accura/, 'rating'],
  ['checkin', /check ?in/, 'rating'],
  ['location', /location|lage\b|emplacement|ubicación/, 'rating'],
  ['value', /value|price|preis/, 'rating'],
  ['comfort', /comfort|komfort|confort/, 'rating'],
  ['facilities', /facilit|amenit|ausstattung/, 'rating'],
  ['staff', /staff|service|personal/, 'rating'],
  [
    'rating',
    /overall|^(review |total |guest )?(rating|score|stars?)( \d+)?$|bewertung|note globale|puntuación/,
    'rating',
  ],
  ['rating', /rating|score|stars|points|note\b/, 'rating'],
  ['channel', /channel|platform|\bsite\b|\bota\b|portal|source|kanal/, 'any'],
  [
    'listing',
    /listing|property|accommodation|apartment|\bunit\b|rental|hotel|unterkunft|room name|\bhome\b/,
    'any',
  ],
  ['title', /title|headline|subject|summary|titel|titre/, 'any'],
  ['negativeText', /negative|dislike|\bcons\b|improve|negativ/, 'any'],
  [
    'text',
    /positive|public review|(review|feedback) (text|comment|body|content)|comment|^(review|text|feedback|body|message)$|liked|\bpros\b|kommentar/,
    'any',
  ],
  ['guest', /guest|reviewer|author|customer|travell?er|^name$|first name|full name|gast\b|huésped/, 'any'],
];

/** Larger numbers are likely those of a system. */
const ROW_NUMBER = /^\d{1,4}$/;

/** The channels whose names a heading or a file's name may contain. */
const CHANNELS: readonly (readonly [RegExp, Channel])[] = [
  [/airbnb/i, 'Airbnb'],
  [/booking\.?com/i, 'Booking.com'],
  [/vrbo|homeaway/i, 'VRBO'],
  [/expedia/i, 'Expedia'],
  [/tripadvisor/i, 'Tripadvisor'],
];

/**
 * Guesses the field of each column from its heading and its first cells. A column is guessed for one field at most. What
 * is ambiguous, such as whether 04/05/2026 is in April or in May, is left open.
 *
 * @param fileName may contain the name of a channel
 */
export function guessMapping(columns: readonly SampledColumn[], fileName: string): FileMapping {
  const free = new Map(columns.map((column) => [column.name, column]));
  const guessed: Partial<Record<MappedField, string>> = {};
  for (const [field, heading, look] of RULES) {
    if (guessed[field] !== undefined) continue;
    const column = [...free.values()].find(
      ({ name, cells }) => heading.test(plain(name)) && looksLike(cells, look),
    );
    if (!column) continue;
    guessed[field] = column.name;
    free.delete(column.name);
  }
  const cellsOf = (fields: readonly MappedField[]) =>
    columns
      .filter(({ name }) => fields.some((field) => guessed[field] === name))
      .flatMap(({ cells }) => cells);
  return {
    columns: guessed,
    ratingScale: guessScale(cellsOf(['rating', ...SCORED_CATEGORIES])),
    dateFormat: guessDateFormat(cellsOf(['date', 'responseDate', 'arrivalDate', 'departureDate'])),
    channel:
      guessed.channel === undefined ? guessChannel([fileName, ...columns.map(({ name }) => name)]) : null,
    source: '',
  };
}

/** The format of dates; null if it is ambiguous. */
export function guessDateFormat(cells: readonly string[]): FileMapping['dateFormat'] {
  const [format, ...more] = possibleFormats(cells.filter((cell) => !isEmptyCell(cell)));
  return more.length === 0 ? (format ?? null) : null;
}

/** The smallest scale that has every rating; null without ratings. */
function guessScale(cells: readonly string[]): number | null {
  const ratings = cells.map(parseFileNumber).filter((rating) => rating !== null);
  const best = Math.max(...ratings);
  return ratings.length === 0 ? null : (RATING_SCALES.find((scale) => best <= scale) ?? null);
}

function guessChannel(texts: readonly string[]): Channel | null {
  const found = CHANNELS.filter(([name]) => texts.some((text) => name.test(text)));
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
}

/** Lower case, with one space between words: `Review_Date` and `reviewDate` are `review date`. */
function plain(heading: string): string {
  return heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function looksLike(cells: readonly string[], look: Look): boolean {
  const given = cells.filter((cell) => !isEmptyCell(cell));
  if (look === 'any' || given.length === 0) return true;
  if (look === 'date') return possibleFormats(given).length > 0;
  if (look === 'number') return !areRowNumbers(given);
  return given.every((cell) => parseFileNumber(cell) !== null);
}

/** Whether cells count the rows of a file: those of another file would be the ids of other reviews. */
function areRowNumbers(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => (ROW_NUMBER.test(cell.trim()) ? Number(cell) : Number.NaN));
  const steps = new Set(numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0)));
  return steps.size <= 1 && [...steps].every((step) => Math.abs(step) === 1) && !numbers.some(Number.isNaN);
}
