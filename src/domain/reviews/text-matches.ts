import { normalizeSearch } from '../normalize-text.ts';

/** A part of a text: the indexes of its first character and of the one after its last. */
export type TextRange = readonly [from: number, to: number];

/**
 * Where a text contains another one, compared as every search compares them.
 *
 * @param wanted normalized
 */
export function textMatches(text: string, wanted: string): TextRange[] {
  if (wanted === '') return [];
  let normalized = '';
  /** The index in `text` of each character of `normalized`, and the index after its last. */
  const origins: number[] = [];
  let index = 0;
  for (const character of text) {
    const part = normalizeSearch(character);
    normalized += part;
    for (let unit = 0; unit < part.length; unit += 1) origins.push(index);
    index += character.length;
  }
  origins.push(text.length);
  const ranges: TextRange[] = [];
  for (let at = normalized.indexOf(wanted); at >= 0; at = normalized.indexOf(wanted, at + wanted.length)) {
    const from = origins[at] ?? 0;
    const last = origins[at + wanted.length - 1] ?? 0;
    let end = at + wanted.length;
    while ((origins[end] ?? text.length) <= last) end += 1;
    ranges.push([from, origins[end] ?? text.length]);
  }
  return ranges;
}
