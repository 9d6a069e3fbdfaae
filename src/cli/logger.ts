import { destination, type Logger, pino } from 'pino';
import type { Config } from '#config.ts';

/** Logs JSON lines to stderr, so that stdout contains only data. */
export function createLogger({ logLevel }: Config): Logger {
  return pino({ level: logLevel, base: undefined }, destination({ dest: 2, sync: true }));
}
