import { createHash } from 'node:crypto';
import {
  createHostawayClient,
  HOSTAWAY_RATE_LIMIT,
  type HostawayClientOptions,
} from '#connectors/hostaway/client.ts';
import type { Source } from '#connectors/source.ts';
import type { Log } from '#services/context.ts';
import type { Database } from '#storage/database/database.ts';
import { encryptedToken } from '#storage/sources/encrypted-token.ts';
import { type RateLimit, sharedRateLimiter } from '#storage/sources/rate-limiter.ts';
import type { Config } from './config.ts';

/** How requests are sent to Hostaway: rate limit, timeouts, delays between attempts, and the connection. */
export interface HostawayRequestOptions extends Pick<HostawayClientOptions, 'limits' | 'sleep' | 'fetch'> {
  requestLimit?: RateLimit;
}

/** All processes on one database share the token and the rate limit, which apply to the account. */
export function openHostaway(
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
