import { type RefObject, useEffect } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { normalizeSearch } from '#domain/normalize-text.ts';
import { wordsOf } from '#domain/reviews/filter.ts';
import { textMatches } from '#domain/reviews/text-matches.ts';

/** The name that the style sheet uses. */
const NAME = 'search';
/** The columns that a search compares. */
const SEARCHED = ['guest', 'property', 'review', 'channel']
  .map((column) => `[data-column="${column}"]`)
  .join();

/**
 * Highlights the search text, or its words, in the rows. The browser paints the ranges (CSS Custom Highlight API), so
 * that no row renders again while someone types; a browser without the API shows the rows without it.
 *
 * @param found the reviews of the rows
 */
export function useSearchHighlight(
  frame: RefObject<HTMLElement | null>,
  found: readonly Review[],
  text: string,
  isByWords: boolean,
): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return;
    const wanted = isByWords ? wordsOf(text) : [normalizeSearch(text.trim())];
    const rows = found.map(({ id }) => frame.current?.querySelector(`[data-review="${id}"]`));
    CSS.highlights.set(NAME, new Highlight(...rows.flatMap((row) => rangesOf(row, wanted))));
    return () => void CSS.highlights.delete(NAME);
  }, [frame, found, text, isByWords]);
}

function rangesOf(row: Element | null | undefined, wanted: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (const cell of row?.querySelectorAll(SEARCHED) ?? []) {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Not the words of buttons, such as "Read more".
      if (node.parentElement?.closest('button, [role="button"], .note')) continue;
      for (const [from, to] of wanted.flatMap((each) => textMatches(node?.nodeValue ?? '', each))) {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
      }
    }
  }
  return ranges;
}
