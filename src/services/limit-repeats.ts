import type { Log } from './context.ts';

const INTERVAL_MS = 60_000;

/**
 * A log that writes the same message at most once a minute, with the number of times that it left it out, so that an
 * outage does not flood the log. For messages about the state of the system, of which one says as much as many.
 */
export function limitRepeats(log: Log, now: () => number = () => performance.now()): Log {
  const written = new Map<string, { at: number; omitted: number }>();

  const limited = (level: keyof Log) => (details: object, message: string) => {
    const last = written.get(message);
    if (last && now() - last.at < INTERVAL_MS) {
      last.omitted += 1;
      return;
    }
    written.set(message, { at: now(), omitted: 0 });
    log[level](last?.omitted ? { ...details, omitted: last.omitted } : details, message);
  };
  return { info: limited('info'), warn: limited('warn'), error: limited('error') };
}
