/**
 * The only script of the public site: it fetches the Google section when a reader comes near it, because each look
 * costs a call to Google, and tells times the way the reader's own machine does.
 */
import { googleCopy } from '#web/property/copy.ts';

/** How far below the view loading starts: two or three screens, so that the spinner is seldom seen. */
const NEAR = '2000px';
const TIMEOUT_MS = 20_000;

/** What may be told as it is. */
class Failure extends Error {}

const content = document.querySelector<HTMLElement>('.google-content[data-source]');
if (content) whenNear(content, () => void load(content));

function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
}

async function load(target: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(target.dataset.source ?? '', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Failure(`HTTP error! status: ${answer.status}`);
    // An author's picture that cannot be had gives way to the initials below it. Errors of pictures do not bubble.
    target.addEventListener('error', ({ target: picture }) => (picture as Element).remove(), true);
    // Our own server's markup, rendered and escaped there.
    target.innerHTML = await answer.text();
    tellLocalTimes(target);
  } catch (error) {
    target.replaceChildren(alertOf(error instanceof Failure ? error.message : googleCopy.failed));
  }
  target.removeAttribute('aria-busy');
}

function tellLocalTimes(within: HTMLElement): void {
  for (const time of within.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    time.textContent = new Date(time.dateTime).toLocaleString();
  }
}

function alertOf(words: string): HTMLElement {
  const alert = document.createElement('p');
  alert.className = 'google-failed';
  alert.setAttribute('role', 'alert');
  alert.textContent = words;
  return alert;
}
