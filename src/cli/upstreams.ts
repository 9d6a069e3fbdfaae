import type { Upstreams } from '#app.ts';
import type { Config } from '#config.ts';

/** Between two words of the simulated model, so that one sees it write. */
const WORD_MS = 40;
const DEMO_SENDER = 'reviews@example.com';

/** The configured upstreams; in the demo, a simulator for each one that is not configured. */
export async function demoUpstreams(
  config: Config,
): Promise<{ upstreams: Upstreams; close(): Promise<void> }> {
  const { demo, hostaway, google, languageModel, smtp } = config;
  if (!demo || (hostaway && google)) {
    return {
      upstreams: { hostaway, google, languageModel, smtp, isHostawaySimulated: false },
      close: async () => {},
    };
  }
  const [{ startHostawaySimulator }, { startGooglePlacesSimulator }, { startLanguageModelSimulator }, mail] =
    await Promise.all([
      import('#simulators/hostaway/server.ts'),
      import('#simulators/google-places/server.ts'),
      import('#simulators/language-model/server.ts'),
      import('#simulators/mail/server.ts'),
    ]);
  const hostawaySimulator = hostaway ? null : await startHostawaySimulator();
  const googleSimulator = google ? null : await startGooglePlacesSimulator();
  // Its canned texts must not become responses to real guests.
  const modelSimulator =
    languageModel || hostaway ? null : await startLanguageModelSimulator({ wordMs: WORD_MS });
  // Mails to real people would get lost there.
  const mailSimulator = smtp || hostaway ? null : await mail.startMailSimulator();
  return {
    upstreams: {
      hostaway: hostaway ?? hostawaySimulator,
      google: google ?? googleSimulator,
      languageModel: languageModel ?? modelSimulator,
      smtp: smtp ?? (mailSimulator && { ...mailSimulator.server, from: DEMO_SENDER }),
      mailbox: mailSimulator && (() => mailSimulator.mails),
      isHostawaySimulated: hostaway === null,
    },
    async close() {
      const simulators = [hostawaySimulator, googleSimulator, modelSimulator, mailSimulator];
      await Promise.all(simulators.map((each) => each?.close()));
    },
  };
}
