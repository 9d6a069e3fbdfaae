import { destination, type Logger, pino } from 'pino';
import type { Config } from '#config.ts';

/** Logs as JSON lines on stderr, so that stdout carries data alone. */
export function createLogger({ logLevel }: Config): Logger {
  return pino({ level: logLevel, base: undefined }, destination({ dest: 2, sync: true }));
}
