import type { LiveNews } from '#contract/live.ts';
import { calls } from '#contract/paths.ts';
import { callUrl } from './call-url.ts';

/** Milliseconds. After a failure it tries again, each time later. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;
/** The server shows every 20 seconds that it is there: longer silence is a connection that died unnoticed. */
const LONGEST_SILENCE = 45_000;
/** What the page shows was asked for somewhat before it began to listen, though not before it was opened. */
const LONGEST_BEFORE = 10_000;
/** News takes its time to arrive, and what was on its way when a connection broke is lost. */
const ON_ITS_WAY = 1_000;
const LONGEST_AGE = 86_400_000;

export interface LiveOptions {
  /** The address that calls start with, without a slash at the end. */
  base: string;
  /** Something has changed since, by whomever. Resolves when that has been looked at. */
  onNews: (news: LiveNews) => void;
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
  let knownAt = Date.now() - Math.min(LONGEST_BEFORE, performance.now());

  function listen(): void {
    stop();
    if (document.hidden) return;
    const age = Math.round(Math.min(Math.max(0, Date.now() - knownAt), LONGEST_AGE));
    source = new EventSource(callUrl(base, calls.live(), { age }), { withCredentials: true });
    source.onmessage = ({ data }) => {
      stillThere();
      onNews(JSON.parse(data) as LiveNews);
    };
    source.addEventListener('alive', stillThere);
    source.onopen = () => {
      pause = FIRST_PAUSE;
      stillThere();
    };
    // The browser would try again by itself, but with the age of the first time.
    source.onerror = later;
  }

  function stillThere(): void {
    knownAt = Date.now() - ON_ITS_WAY;
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
