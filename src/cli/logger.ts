import { destination, type Logger, pino } from 'pino';
import type { Config } from '#config.ts';
import { textOfStored } from '#contract/errors/error-text.ts';

/** Logs JSON lines to stderr, so that stdout contains only data. The reason of an expected error is logged as text. */
export function createLogger({ logLevel }: Config): Logger {
  return pino(
    { level: logLevel, base: undefined, serializers: { reason: describe } },
    destination({ dest: 2, sync: true }),
  );
}

const describe = (reason: unknown) => (typeof reason === 'string' ? textOfStored(reason) : reason);
