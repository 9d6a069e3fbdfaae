import type { Upstreams } from '#app.ts';
import type { Config } from '#config.ts';
import type { Context } from '#services/context.ts';
import { createLogger } from './logger.ts';

/**
 * Runs a command's work beside a running product and closes everything again. The app is loaded only here, when the
 * command line and the settings have been understood: whoever mistyped is told at once.
 *
 * @param upstreams what stands in for those of `config`
 */
export async function withApp(
  config: Config,
  work: (context: Context) => Promise<void>,
  upstreams?: Upstreams,
): Promise<void> {
  const { openApp } = await import('#app.ts');
  const app = await openApp(config, {
    log: createLogger({ ...config, logLevel: 'error' }),
    upstreams,
    attach: true,
  });
  try {
    await work(app.context);
  } finally {
    await app.close();
  }
}
