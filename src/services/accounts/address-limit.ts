import { LRUCache } from 'lru-cache';
import { networksOf } from '#domain/accounts/network.ts';

/** Counts what happens for each address within a fixed window, in the memory of this process. */
export interface AddressLimit {
  /** Seconds until more is allowed for this address; null if more is allowed now. */
  wait(address: string, max: number): number | null;
  count(address: string): void;
}

const MAX_NETWORKS = 20_000;
/** A /48 may belong to a company with many customers' networks. */
const SITE_FACTOR = 3;

export function limitByAddress(windowMs: number, now: () => Date): AddressLimit {
  const counts = new LRUCache<string, { since: number; count: number }>({ max: MAX_NETWORKS });

  const current = (network: string) => {
    const found = counts.get(network);
    return found && now().getTime() - found.since < windowMs ? found : null;
  };
  const waitOf = (network: string, max: number): number | null => {
    const found = current(network);
    if (!found || found.count < max) return null;
    return Math.max(1, Math.ceil((found.since + windowMs - now().getTime()) / 1000));
  };
  return {
    wait(address, max) {
      const { customer, site } = networksOf(address);
      return waitOf(customer, max) ?? (site === null ? null : waitOf(site, max * SITE_FACTOR));
    },
    count(address) {
      for (const network of Object.values(networksOf(address))) {
        if (network === null) continue;
        const found = current(network) ?? { since: now().getTime(), count: 0 };
        found.count += 1;
        counts.set(network, found);
      }
    },
  };
}
