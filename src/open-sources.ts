import { createHash, createHmac } from 'node:crypto';
import { openListingPhotos } from '#connectors/listing-photos/listing-photos.ts';
import type { ConnectionOptions } from '#connectors/requests/connection.ts';
import type { Source, SourceDefinition } from '#connectors/source.ts';
import { SOURCE_DEFINITIONS } from '#connectors/source-definitions.ts';
import { type SourceSettings, sourceIdOf } from '#domain/sources/source-account.ts';
import { SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import type { ConnectedSource, Log, Sources } from '#services/context.ts';
import { readSettings, trackSources } from '#services/sources/track-sources.ts';
import type { Database } from '#storage/database/database.ts';
import type { Changes } from '#storage/events/changes.ts';
import { sealer } from '#storage/sealed-text.ts';
import { addressTokens } from '#storage/sources/address-tokens.ts';
import { encryptedToken } from '#storage/sources/encrypted-token.ts';
import { type RateLimit, sharedRateLimiter } from '#storage/sources/rate-limiter.ts';
import type { Storage } from '#storage/storage.ts';
import type { Config } from './config.ts';

/** Requests of a window that syncs leave to the reads that a source's calls cause, which then need not wait for them. */
const URGENT_REQUESTS = 5;

/** How requests are sent to a source: rate limit, timeouts, delays between attempts, and the connection. */
export interface RequestOptions extends Pick<ConnectionOptions, 'limits' | 'sleep' | 'fetch'> {
  requestLimit?: RateLimit;
}

/** Where sources are reached. */
export interface SourceUpstreams {
  /** The account of the environment, or the simulator of the demo. */
  hostaway: (NonNullable<Config['hostaway']> & RequestOptions) | null;
  isHostawaySimulated: boolean;
  /** Those of the other accounts. */
  sourceRequests?: RequestOptions;
}

/** Hostaway of the environment or its simulator, if one of them is configured, and the accounts that admins have connected. */
export async function openSources(
  { hostaway, isHostawaySimulated, sourceRequests = {} }: SourceUpstreams,
  { sourceUrls: urls }: Pick<Config, 'sourceUrls'>,
  { database, secret }: { database: Database; secret: string },
  { storage, changes, log, outageLog }: { storage: Storage; changes: Changes; log: Log; outageLog: Log },
): Promise<
  Pick<
    Sources,
    | 'sources'
    | 'sourceSettings'
    | 'addressTokens'
    | 'sourceConsents'
    | 'hashContent'
    | 'defaultSource'
    | 'photos'
  >
> {
  const defaultSource = isHostawaySimulated ? 'demo' : 'hostaway';
  const sourceSettings = sealer('source settings', secret);
  const open = (
    definition: SourceDefinition,
    settings: SourceSettings,
    url: string,
    { requestLimit = definition.rateLimit, limits, sleep, fetch }: RequestOptions,
  ): Source => {
    const key = keyOf(definition, settings, url);
    const limited = definition.isLimitedByKey ? key : `${definition.kind} at ${url}`;
    return definition.open(settings, {
      url,
      limits,
      sleep,
      fetch,
      log,
      // All processes on one database share the token and the rate limit.
      limiter: sharedRateLimiter(database.db, limited, {
        ...requestLimit,
        requests: requestLimit.requests - (definition.webhooks ? URGENT_REQUESTS : 0),
      }),
      urgentLimiter: sharedRateLimiter(database.db, limited, requestLimit),
      tokenStore: encryptedToken(database.db, key, secret),
    });
  };
  // What was synced before accounts were recorded is taken for this account's.
  const owners = new Map([...(await storage.sourceAccounts.owners())].filter(([, owner]) => owner !== null));
  const definition = SOURCE_DEFINITIONS.hostaway;
  const settings = hostaway && { accountId: hostaway.accountId, apiKey: hostaway.apiKey };
  const account = settings && definition.accountOf(settings);
  const fixed: ConnectedSource[] =
    hostaway && settings && account !== null
      ? [
          {
            id: isHostawaySimulated ? 'demo' : sourceIdOf('hostaway', [account], owners),
            name: SOURCE_NAMES.hostaway,
            account,
            connector: open(definition, settings, hostaway.url, hostaway),
          },
        ]
      : [];
  const fixedKeys = hostaway && settings ? [keyOf(definition, settings, hostaway.url)] : [];
  const tracked = trackSources(
    { storage, changes, sourceSettings, log, outageLog },
    fixed,
    SOURCE_DEFINITIONS,
    (kind, settings) => open(SOURCE_DEFINITIONS[kind], settings, urls[kind], sourceRequests),
    (kind) => {
      const { consent } = SOURCE_DEFINITIONS[kind];
      const { limits, sleep, fetch } = sourceRequests;
      const url = urls[kind];
      return consent
        ? {
            provider: consent.provider,
            start: (settings, request) => consent.start(settings, request, url),
            grant: (settings, answer) => consent.grant(settings, answer, { url, limits, sleep, fetch, log }),
          }
        : null;
    },
  );
  await tracked.reload();
  return {
    sources: {
      ...tracked,
      async tokenKeys() {
        const accounts = await storage.sourceAccounts.list();
        const stored = accounts.flatMap((account) => {
          const settings =
            account.kind in SOURCE_DEFINITIONS ? readSettings({ sourceSettings }, account) : null;
          return settings ? [keyOf(SOURCE_DEFINITIONS[account.kind], settings, urls[account.kind])] : [];
        });
        return [...fixedKeys, ...stored];
      },
    },
    sourceSettings,
    hashContent: ({ id, text, tenths }) =>
      createHmac('sha256', `review contents ${secret}`)
        .update(JSON.stringify([id, text, tenths]))
        .digest('base64url'),
    sourceConsents: sealer('source consents', secret),
    addressTokens: addressTokens(secret),
    defaultSource,
    photos: openListingPhotos(hostaway?.url ?? null),
  };
}

/** An account with its key. A new key needs a new token: the token of the old key does not show that the new one is valid. */
function keyOf(definition: SourceDefinition, settings: SourceSettings, url: string): string {
  const secrets = definition.settings.flatMap(({ key, isSecret }) => (isSecret ? (settings[key] ?? '') : []));
  return `${definition.kind} ${definition.accountOf(settings)} at ${url} with ${fingerprintOf(secrets.join(' '))}`;
}

/** Distinguishes keys without revealing them. */
function fingerprintOf(secrets: string): string {
  return createHash('sha256').update(secrets).digest('hex').slice(0, 16);
}
