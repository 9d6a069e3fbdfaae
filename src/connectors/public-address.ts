import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that no public host has (IANA special-purpose registries for IPv4 and IPv6, RFC 6890). */
const RESERVED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  RESERVED.addSubnet(network, bits, 'ipv4');
// Only 2000::/3 is assigned to hosts. Of it, some blocks contain IPv4 addresses or documentation.
RESERVED.addRange('::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');
RESERVED.addRange('4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  RESERVED.addSubnet(network, bits, 'ipv6');

/** Whether an IP address can belong to a host of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !RESERVED.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** The IP address that an address of the web has instead of a name; null if it has a name, which is looked up. */
export function literalAddress({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? null : host;
}

/** The code of the error of a name that leads to an address that is not allowed. */
export const FORBIDDEN_ADDRESS = 'FORBIDDEN_ADDRESS';

/**
 * A lookup like `dns.lookup` that fails if any address of the name is not allowed. As the lookup of a connection, it checks
 * the address that is used, so a name cannot have another one between a check and its use.
 */
export const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...(options as LookupOptions), all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        const forbidden = new Error(`${hostname} has an address that is not allowed`);
        return callback(Object.assign(forbidden, { code: FORBIDDEN_ADDRESS }), '', 0);
      }
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

/** Fails for names that lead to a private address. */
export const lookupPublic = lookupAllowed(isPublicAddress);
