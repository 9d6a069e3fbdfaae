import { createHash } from 'node:crypto';
import {
  createHostawayClient,
  HOSTAWAY_RATE_LIMIT,
  type HostawayClientOptions,
  hostawayDefinition,
} from '#connectors/hostaway/client.ts';
import { openListingPhotos } from '#connectors/listing-photos/listing-photos.ts';
import type { Source } from '#connectors/source.ts';
import { SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import type { Log, Sources } from '#services/context.ts';
import { fixedSources } from '#services/sources/source-accounts.ts';
import type { Database } from '#storage/database/database.ts';
import { encryptedToken } from '#storage/sources/encrypted-token.ts';
import { type RateLimit, sharedRateLimiter } from '#storage/sources/rate-limiter.ts';
import type { Config } from './config.ts';

/** How requests are sent to Hostaway: rate limit, timeouts, delays between attempts, and the connection. */
export interface HostawayRequestOptions extends Pick<HostawayClientOptions, 'limits' | 'sleep' | 'fetch'> {
  requestLimit?: RateLimit;
}

/** Hostaway or its simulator, if one of them is configured. */
export function openSources(
  {
    hostaway,
    isHostawaySimulated,
  }: {
    hostaway: (NonNullable<Config['hostaway']> & HostawayRequestOptions) | null;
    isHostawaySimulated: boolean;
  },
  database: Database,
  secret: string,
  log: Log,
): Pick<Sources, 'sources' | 'hostawaySource' | 'translateRow' | 'photos'> {
  const hostawaySource = isHostawaySimulated ? 'demo' : 'hostaway';
  const connected = hostaway
    ? [
        {
          id: hostawaySource,
          name: SOURCE_NAMES.hostaway,
          connector: openHostaway(hostaway, database, secret, log),
        },
      ]
    : [];
  return {
    hostawaySource,
    sources: fixedSources(connected),
    translateRow: (_source, raw) => hostawayDefinition.translateRow(raw),
    photos: hostaway && openListingPhotos(hostaway.url),
  };
}

/** All processes on one database share the token and the rate limit, which apply to the account. */
function openHostaway(
  {
    url,
    accountId,
    apiKey,
    requestLimit = HOSTAWAY_RATE_LIMIT,
    ...options
  }: NonNullable<Config['hostaway']> & HostawayRequestOptions,
  { db }: Database,
  secret: string,
  log: Log,
): Source {
  const account = `hostaway ${accountId} at ${url}`;
  return createHostawayClient({
    url,
    accountId,
    apiKey,
    limits: options.limits,
    sleep: options.sleep,
    fetch: options.fetch,
    log,
    limiter: sharedRateLimiter(db, account, requestLimit),
    // A new key needs a new token: the token of the old key does not show that the new one is valid.
    tokenStore: encryptedToken(db, `${account} with ${fingerprintOf(apiKey)}`, secret),
  });
}

/** Distinguishes keys without revealing them. */
function fingerprintOf(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex').slice(0, 16);
}
