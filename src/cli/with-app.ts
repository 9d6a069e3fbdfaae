import type { App, Upstreams } from '#app.ts';
import type { Config } from '#config.ts';
import type { Context } from '#services/context.ts';
import type { Command } from './command.ts';
import { createLogger } from './logger.ts';

/**
 * Runs a command, also while the product is running. Loads the app only after the command line and settings are valid,
 * so that errors in them are reported at once.
 *
 * @param upstreams replace those of `config`
 */
export async function withApp(
  config: Config,
  work: (context: Context, app: App) => Promise<void>,
  upstreams?: Upstreams,
): Promise<void> {
  const { openApp } = await import('#app.ts');
  const app = await openApp(config, {
    log: createLogger({ ...config, logLevel: 'error' }),
    upstreams,
    attach: true,
  });
  try {
    await work(app.context, app);
  } finally {
    await app.close();
  }
}

/** What a command does, according to its arguments. */
export type Act = (context: Context) => Promise<void>;

/** The `run` of a command that checks all its arguments before it loads the app. */
export function runParsed(parse: (args: string[]) => Act): Command['run'] {
  return async (args, readConfig) => {
    const act = parse(args);
    await withApp(readConfig(), act);
  };
}
