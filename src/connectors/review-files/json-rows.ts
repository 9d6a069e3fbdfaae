import { gen, none } from 'stream-chain';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { Refusal } from '#domain/errors.ts';
import { LARGEST_ROW, tooLarge } from './largest-row.ts';

/**
 * The elements of a JSON list, or of the list that is called `result` in an envelope, one by one: a file of any size is
 * read in little memory.
 *
 * @throws Refusal where the text stops being JSON, or when there is no such list
 */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<{ at: number; value: unknown }> {
  let hasList = false;
  let rows = 0;
  let sinceRow = 0;
  const elementsOf = gen(
    parser({ streamValues: false }),
    pick({
      filter(path, token) {
        const isList = token?.name === 'startArray' && isPathOfList(path);
        hasList ||= isList;
        return isList;
      },
    }),
    streamArray(),
  ) as (piece: string | typeof none) => AsyncGenerator<{ value: unknown }>;

  async function* rowsOf(piece: string | typeof none) {
    try {
      for await (const { value } of elementsOf(piece)) {
        rows += 1;
        sinceRow = 0;
        yield { at: rows, value };
      }
    } catch (error) {
      throw brokenAt(error, hasList ? rows + 1 : null, piece === none);
    }
  }

  for await (const chunk of text) {
    // A piece ends where a row may end, so that an error in the next row does not swallow this one.
    for (const piece of chunk.split(/(?<=\})/)) {
      yield* rowsOf(piece);
      sinceRow += piece.length;
      if (sinceRow > LARGEST_ROW) throw tooLarge('row', rows + 1);
    }
  }
  yield* rowsOf(none);
  if (!hasList) throw noList();
}

function isPathOfList(path: readonly unknown[]): boolean {
  return path.length === 0 || (path.length === 1 && path[0] === 'result');
}

/** The parser's own words are about its states; people need to know where to look. */
function brokenAt(error: unknown, row: number | null, isEnd: boolean): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('Parser ')) return error;
  const where = row === null ? 'before its list of reviews' : `in row ${row}`;
  return new Refusal('invalid', isEnd ? `is cut off ${where}.` : `is not JSON ${where}.`);
}

function noList(): Refusal {
  return new Refusal(
    'invalid',
    'has no list of reviews: it must be a JSON list, or an object with the list as "result", as Hostaway answers.',
  );
}
