import { LARGEST_ROW, tooLarge } from './largest-row.ts';

/** A line of NDJSON; `value` is undefined where the line is not JSON. */
export interface NdjsonRow {
  at: number;
  value: unknown;
}

/**
 * The lines of NDJSON, each on its own: one that is not JSON does not keep the others out. Empty lines are passed over.
 *
 * @throws AppError for a line that is too long to be a review
 */
export async function* ndjsonRows(text: AsyncIterable<string>): AsyncGenerator<NdjsonRow> {
  let line = 0;
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const content of lines) {
      line += 1;
      if (content.length > LARGEST_ROW) throw tooLarge('line', line);
      if (content.trim() !== '') yield { at: line, value: parsed(content) };
    }
    if (rest.length > LARGEST_ROW) throw tooLarge('line', line + 1);
  }
  if (rest.trim() !== '') yield { at: line + 1, value: parsed(rest) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
