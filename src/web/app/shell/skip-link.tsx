import type { MouseEvent } from 'react';
import { shellCopy } from './copy.ts';

/** The id of what follows the top bar. */
export const CONTENT = 'content';

const LINK = { href: `#${CONTENT}`, onClick: focusContent };

/** Leads keyboard users past the top bar. */
export function SkipLink() {
  return (
    <a {...LINK} className="skip-link">
      {shellCopy.skip}
    </a>
  );
}

/** Without a change of the URL, so that Back leads to the page before. */
function focusContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT)?.focus();
}
