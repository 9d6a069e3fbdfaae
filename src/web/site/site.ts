/**
 * The only script of the public site. It loads the Google section when the reader scrolls near it, because each load
 * costs a call to Google, and formats times in the reader's time zone.
 */

/** How far below the viewport loading starts: two or three screens, so that the spinner is rarely visible. */
const NEAR = '2000px';
const TIMEOUT_MS = 20_000;

const { lang } = document.documentElement;

/** An error whose message is shown. */
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
    // A picture that fails to load is removed and shows the initials below it. Error events of images do not bubble.
    target.addEventListener('error', ({ target: picture }) => (picture as Element).remove(), true);
    // Markup of our own server, which escapes it.
    target.innerHTML = await answer.text();
    formatLocalTimes(target);
  } catch (error) {
    target.replaceChildren(alertOf(error instanceof Failure ? error.message : (target.dataset.failed ?? '')));
  }
  target.removeAttribute('aria-busy');
}

/** In the language of the page, the way the reader's country writes it. */
function formatLocalTimes(within: HTMLElement): void {
  const locale = navigator.languages.find((own) => own.startsWith(lang)) ?? lang;
  for (const time of within.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    time.textContent = new Date(time.dateTime).toLocaleString(locale);
  }
}

function alertOf(message: string): HTMLElement {
  const alert = document.createElement('p');
  alert.className = 'google-failed';
  alert.setAttribute('role', 'alert');
  alert.textContent = message;
  return alert;
}
