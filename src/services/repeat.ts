import { messageOf } from '#domain/errors.ts';
import type { Logs } from './context.ts';

const SECOND_MS = 1_000;

/** Work that runs again and again until it is closed. */
export interface Repetition {
  /** Aborts the signal of the work, and waits for the run in progress and for what runs have begun. */
  close(): Promise<void>;
}

/**
 * Runs work again and again, each run some time after the end of the one before.
 *
 * @param failure logged when a run fails; the next run starts as usual
 * @param options.begun what runs have begun and not waited for
 */
export function repeat(
  { outageLog }: Pick<Logs, 'outageLog'>,
  work: (signal: AbortSignal) => Promise<void>,
  failure: string,
  { pauseMs = SECOND_MS, begun = (): Iterable<Promise<void>> => [] } = {},
): Repetition {
  const closing = new AbortController();
  let running = Promise.resolve();
  let timer = schedule();

  function schedule(): NodeJS.Timeout {
    return setTimeout(() => {
      running = work(closing.signal)
        .catch((error: unknown) => outageLog.warn({ reason: messageOf(error) }, failure))
        .then(() => {
          if (!closing.signal.aborted) timer = schedule();
        });
    }, pauseMs).unref();
  }
  return {
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
      await Promise.all(begun());
    },
  };
}
