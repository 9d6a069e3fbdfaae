/**
 * Resolves with the first signal that asks to stop. Later ones change nothing: a terminal signals the whole group,
 * and npm passes signals on, so the same wish often comes twice.
 */
export function stopRequested(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}
