import { calls } from '#contract/paths.ts';
import { callUrl } from './call-url.ts';

/** Milliseconds. After a failure it tries again, each time later. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
/** The server shows every 20 seconds that it is there: longer silence is a connection that died unnoticed. */
const LONGEST_SILENCE = 45_000;
/** What the page shows was asked for before it began to listen, though not before it was opened. */
const LONGEST_BEFORE = 60_000;
/** How long the question may be on its way, by which it seems later, */
const ON_ITS_WAY = 1_000;
/** and news, which is lost when the connection breaks meanwhile. */
const NEWS_ON_ITS_WAY = 5_000;
const LONGEST_AGE = 86_400_000;

export interface LiveOptions {
  /** The address that calls start with, without a slash at the end. */
  base: string;
  /** Something has changed since, by whomever. */
  onNews: () => void;
}

/**
 * Listens for news of changes for as long as the page is in view: a browser has few connections for all its tabs. What
 * changed while nobody listened is told when somebody does again.
 *
 * @returns ends it
 */
export function listenForNews({ base, onNews }: LiveOptions): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  let knownAt = Date.now() - Math.min(LONGEST_BEFORE, performance.now() + ON_ITS_WAY);
  let heardAt = Date.now();

  function listen(): void {
    stop();
    if (document.hidden) return;
    const age = Math.round(Math.min(Math.max(0, Date.now() - knownAt), LONGEST_AGE));
    source = new EventSource(callUrl(base, calls.live(), { age }), { withCredentials: true });
    source.onmessage = () => {
      onNews();
      stillThere();
    };
    source.addEventListener('alive', stillThere);
    source.onopen = () => {
      pause = FIRST_PAUSE;
      heardAt = Date.now();
      stillThere();
    };
    heardAt = Date.now();
    timer = setTimeout(later, LONGEST_SILENCE);
    // The browser would try again by itself, but with the age of the first time.
    source.onerror = later;
  }

  function stillThere(): void {
    const now = Date.now();
    // The machine slept: what is read now was said before.
    if (now - heardAt > LONGEST_SILENCE) {
      listen();
      return;
    }
    heardAt = now;
    knownAt = now - NEWS_ON_ITS_WAY;
    clearTimeout(timer);
    timer = setTimeout(listen, LONGEST_SILENCE);
  }

  function later(): void {
    stop();
    timer = setTimeout(listen, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  function stop(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  document.addEventListener('visibilitychange', listen);
  listen();
  return () => {
    document.removeEventListener('visibilitychange', listen);
    stop();
  };
}
