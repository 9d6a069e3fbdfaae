import { listen } from '#listen.ts';
import { type Command, parseCommandLine, UsageError } from './command.ts';
import { stopRequested } from './stop-requested.ts';

const HELP = `reviews simulate hostaway|hospitable|guesty|google-business|google|model [--port PORT]

Runs a simulator of the upstream on a loopback port. Prints its settings as environment variables on stdout, and the
URL for adding failures on stderr. Ctrl-C stops it.`;

export const simulate: Command = {
  name: 'simulate',
  summary:
    'runs a simulator of Hostaway, Hospitable, Guesty, Google Business Profiles, Google Places or a language model',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseCommandLine(
      { args, allowPositionals: true, options: { port: { type: 'string' } } },
      HELP,
    );
    const port = Number(values.port ?? 0);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new UsageError('--port must be from 0 to 65535.');
    const { close, settings, controlUrl } = await listen({ host: '127.0.0.1' }, '--port', port, () =>
      start(positionals[0], port),
    );
    for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
    console.error(`Control: ${controlUrl}`);
    await stopRequested();
    await close();
  },
};

async function start(upstream: string | undefined, port: number) {
  switch (upstream) {
    case 'hostaway': {
      const { startHostawaySimulator } = await import('#simulators/hostaway/server.ts');
      const { url, accountId, apiKey, controlUrl, close } = await startHostawaySimulator({ port });
      return {
        close,
        controlUrl,
        settings: { HOSTAWAY_API_URL: url, HOSTAWAY_ACCOUNT_ID: accountId, HOSTAWAY_API_KEY: apiKey },
      };
    }
    case 'hospitable': {
      const { startHospitableSimulator } = await import('#simulators/hospitable/server.ts');
      const { url, token, email, controlUrl, close } = await startHospitableSimulator({ port });
      console.error(`Token: ${token}\nEmail address of the primary user: ${email}`);
      return { close, controlUrl, settings: { HOSPITABLE_API_URL: url } };
    }
    case 'guesty': {
      const { startGuestySimulator } = await import('#simulators/guesty/server.ts');
      const { url, clientId, clientSecret, controlUrl, close } = await startGuestySimulator({ port });
      console.error(`Client id: ${clientId}\nClient secret: ${clientSecret}`);
      return { close, controlUrl, settings: { GUESTY_API_URL: url } };
    }
    case 'google-business': {
      const { startGoogleBusinessSimulator } = await import('#simulators/google-business/server.ts');
      const { url, clientId, clientSecret, controlUrl, close } = await startGoogleBusinessSimulator({ port });
      console.error(`Client ID: ${clientId}\nClient secret: ${clientSecret}`);
      return { close, controlUrl, settings: { GOOGLE_BUSINESS_API_URL: url } };
    }
    case 'google': {
      const { startGooglePlacesSimulator } = await import('#simulators/google-places/server.ts');
      const { url, legacyUrl, apiKey, placeId, controlUrl, close } = await startGooglePlacesSimulator({
        port,
      });
      return {
        close,
        controlUrl,
        settings: {
          GOOGLE_PLACES_API_URL: url,
          GOOGLE_PLACES_LEGACY_URL: legacyUrl,
          GOOGLE_PLACES_API_KEY: apiKey,
          GOOGLE_PLACE_ID: placeId,
        },
      };
    }
    case 'model': {
      const { startLanguageModelSimulator } = await import('#simulators/language-model/server.ts');
      const { url, apiKey, model, controlUrl, close } = await startLanguageModelSimulator({ port });
      return {
        close,
        controlUrl,
        settings: { LLM_BASE_URL: url, LLM_API_KEY: apiKey, LLM_MODEL: model },
      };
    }
    default:
      throw new UsageError(HELP);
  }
}
