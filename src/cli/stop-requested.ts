/**
 * Resolves with the first signal to stop and ignores later ones: a terminal signals the whole process group and npm
 * forwards signals, so they often arrive twice.
 */
export function stopRequested(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}
