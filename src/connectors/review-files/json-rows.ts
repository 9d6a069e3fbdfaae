import { AppError } from '#domain/errors.ts';
import { endOfValue, type Looked, lookAt } from './json-value.ts';
import { LARGEST_ROW, tooLarge } from './largest-row.ts';

/** What comes next: in a list a row, in an envelope a key and what it names. */
type Expected =
  | 'document'
  | 'row or end'
  | 'row'
  | 'key or end'
  | 'key'
  | 'colon'
  | 'named'
  | 'comma'
  | 'nothing';

const BEGIN_OF_VALUE = /["{[\-\dtfn]/;

/**
 * The elements of a JSON list, or of the list that is called `result` in an envelope, one by one: a file of any size is
 * read in little memory.
 *
 * @throws AppError where the text stops being JSON, or when there is no such list
 */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<{ at: number; value: unknown }> {
  const reader = jsonReader();
  let rest = '';
  for await (const chunk of text) {
    rest += chunk;
    yield* reader.rowsOf(rest);
    rest = rest.slice(reader.takenOf(rest));
    if (rest.length > LARGEST_ROW) throw tooLarge('row', reader.rows + 1);
  }
  // A blank ends a number or a word that the text ends with.
  yield* reader.rowsOf(`${rest} `);
  reader.end();
}

function jsonReader() {
  let expected: Expected = 'document';
  let key: unknown = null;
  let isInEnvelope = false;
  let isInList = false;
  let hasList = false;
  let rows = 0;
  let at = 0;
  let looked: Looked | null = null;

  const broken = (how: 'is not JSON' | 'is cut off') =>
    new AppError('invalid', `${how} ${hasList ? `in row ${rows + 1}` : 'before its list of reviews'}.`);

  const openList = () => {
    [isInList, hasList, expected] = [true, true, 'row or end'];
  };
  const close = () => {
    expected = isInList && isInEnvelope ? 'comma' : 'nothing';
    isInList = false;
  };

  /** Takes a sign between values; false where a value begins. @throws AppError */
  const isSign = (sign: string): boolean => {
    const end = isInList ? ']' : '}';
    if (expected === 'comma' && sign === ',') expected = isInList ? 'row' : 'key';
    else if (expected === 'comma' || expected === 'row or end' || expected === 'key or end') {
      if (sign === end) close();
      else if (expected === 'comma') throw broken('is not JSON');
      else return false;
    } else if (expected === 'colon' && sign === ':') expected = 'named';
    else if (sign === '[' && (expected === 'document' || (expected === 'named' && key === 'result')))
      openList();
    else if (sign === '{' && expected === 'document') [isInEnvelope, expected] = [true, 'key or end'];
    else return false;
    return true;
  };

  const begins = (sign: string, place: number): Looked => {
    const isKey = expected === 'key' || expected === 'key or end';
    if (
      expected === 'nothing' ||
      expected === 'colon' ||
      !BEGIN_OF_VALUE.test(sign) ||
      (isKey && sign !== '"')
    ) {
      throw broken('is not JSON');
    }
    return lookAt(place);
  };

  const understood = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      throw broken('is not JSON');
    }
  };

  return {
    get rows() {
      return rows;
    },
    /** The rows that end in the text, which begins where what was taken of the last one ended. @throws AppError */
    *rowsOf(text: string): Generator<{ at: number; value: unknown }> {
      while (at < text.length) {
        const sign = text.charAt(at);
        if (!looked && (/[ \t\r\n]/.test(sign) || isSign(sign))) {
          at += 1;
          continue;
        }
        looked ??= begins(sign, at);
        const end = endOfValue(text, looked);
        if (end === null) return;
        const value = understood(text.slice(looked.begin, end));
        [looked, at] = [null, end];
        if (isInList) {
          rows += 1;
          expected = 'comma';
          yield { at: rows, value };
        } else if (expected === 'named') expected = 'comma';
        else if (expected === 'document') expected = 'nothing';
        else [key, expected] = [value, 'colon'];
      }
    },
    /** How much of the text is not needed any more; the next one begins behind it. */
    takenOf(text: string): number {
      const taken = looked?.begin ?? text.length;
      at -= taken;
      if (looked) [looked.begin, looked.at] = [0, looked.at - taken];
      return taken;
    },
    /** @throws AppError when the text is not whole, or had no list */
    end(): void {
      if (expected !== 'nothing') throw broken('is cut off');
      if (!hasList) throw noList();
    },
  };
}

function noList(): AppError {
  return new AppError(
    'invalid',
    'has no list of reviews: it must be a JSON list, or an object with the list as "result", as Hostaway answers.',
  );
}
