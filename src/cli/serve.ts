import type { RunningServer } from '#app.ts';
import { messageOf } from '#domain/errors.ts';
import { listPeople } from '#services/accounts/people.ts';
import { demoSignIn } from '#services/accounts/users.ts';
import { type Command, parseCommandLine } from './command.ts';
import { createLogger } from './logger.ts';
import { stopRequested } from './stop-requested.ts';
import { demoUpstreams } from './upstreams.ts';

/** A last resort: each step of the shutdown has a shorter limit of its own. */
const STOP_LIMIT_MS = 9_000;

export const serve: Command = {
  name: 'serve',
  summary: 'runs the product until it is stopped',
  help: 'Settings come from the environment, for example PORT=8080. Ctrl-C or SIGTERM stops it.',
  async run(args, readConfig) {
    parseCommandLine({ args }, serve.help);
    const config = readConfig();
    const logger = createLogger(config);
    const stopping = new AbortController();
    const stop = stopRequested().then((signal) => {
      logger.info({ signal }, 'stopping');
      setTimeout(() => {
        logger.error('the shutdown took too long; exiting now');
        process.exit(1);
      }, STOP_LIMIT_MS).unref();
      stopping.abort();
    });
    const { startServer } = await import('#app.ts');
    const { upstreams, close: closeUpstreams } = await demoUpstreams(config);
    try {
      const server = await startServer(config, { logger, upstreams, stopping: stopping.signal });
      try {
        console.log(await welcome(server));
      } catch (error) {
        // A server that went on after the command has failed would not stop at a signal.
        await server.close();
        throw error;
      }
      const reason = await Promise.race([stop, server.app.databaseLost]);
      // The service manager starts the product again; requests could only fail until then.
      if (reason instanceof Error) {
        console.error(`reviews serve: ${messageOf(reason)}`);
        process.exit(1);
      }
      await server.close();
    } catch (error) {
      // A signal during the start ends it.
      if (error !== stopping.signal.reason) throw error;
    } finally {
      await closeUpstreams();
    }
  },
};

async function welcome({ app: { config, context }, port }: RunningServer): Promise<string> {
  const address = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  const lines = [`${context.settings.values.brandName} Reviews is ready: ${address}`];
  const signIn = demoSignIn(config.demo);
  if (signIn) lines.push(`Demo sign-in: ${signIn.username} / ${signIn.password}`);
  const hasUser = (await listPeople(context)).some(({ disabled }) => !disabled);
  if (!hasUser && !context.sso) lines.push('Nobody can sign in yet. Add an admin: reviews user add NAME');
  return lines.join('\n');
}
