/** Work that runs again and again until it is closed. */
export interface Repetition {
  /** Aborts the signal of the work, and waits for the run in progress. */
  close(): Promise<void>;
}

/**
 * Runs work again and again, each run some time after the end of the one before.
 *
 * @param onFailure receives the error of a failed run; the next run starts as usual
 */
export function repeat(
  pauseMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): Repetition {
  const closing = new AbortController();
  let running = Promise.resolve();
  let timer = schedule();

  function schedule(): NodeJS.Timeout {
    return setTimeout(() => {
      running = work(closing.signal)
        .catch(onFailure)
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
    },
  };
}
