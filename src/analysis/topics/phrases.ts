import type { Phrases } from '../lexicon/format.ts';

/** Stands for up to three words of any kind. */
export const GAP = '..';

/**
 * The phrases of a lexicon text, each a list of word patterns, with alternatives and optional words multiplied out.
 *
 * @throws Error for a phrase without words, or one that begins or ends with a gap
 */
export function phrasesOf(text: Phrases): string[][] {
  return text
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .flatMap((line) => line.split(','))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap(variants);
}

function variants(phrase: string): string[][] {
  let lists: string[][] = [[]];
  for (const part of phrase.split(/\s+/)) {
    const isOptional = part.endsWith('?');
    const choices = (isOptional ? part.slice(0, -1) : part).split('/');
    const longer = lists.flatMap((list) => choices.map((choice) => [...list, choice]));
    lists = isOptional ? [...lists, ...longer] : longer;
  }
  for (const list of lists) {
    if (list.length === 0 || list[0] === GAP || list.at(-1) === GAP)
      throw new Error(`"${phrase}" is not a phrase.`);
  }
  return lists;
}
