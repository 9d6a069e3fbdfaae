import type { MouseEvent } from 'react';
import { shellCopy } from './copy.ts';

/** The id of the content after the top bar. */
export const CONTENT = 'content';

const LINK = { href: `#${CONTENT}`, onClick: focusContent };

/** Lets keyboard users skip the top bar. */
export function SkipLink() {
  return (
    <a {...LINK} className="skip-link">
      {shellCopy.skip}
    </a>
  );
}

/** Does not change the URL, so that Back leads to the previous page. */
function focusContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
}
