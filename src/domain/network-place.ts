/** Of an IPv6 address whoever has it has the rest too: providers give each customer 64 bits and more. */
const OWNED_GROUPS = 4;

/** Where an address is, as far as it tells people apart: an IPv4 address itself, of an IPv6 address its network of 64 bits. */
export function networkPlace(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (ipv4?.[1]) return ipv4[1];
  if (!address.includes(':')) return address;
  const [before = '', after] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = before === '' ? [] : before.split(':');
  const missing = after === undefined ? 0 : 8 - groups.length - after.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? '').split(':')];
  const network = all.slice(0, OWNED_GROUPS).map((group) => group.replace(/^0+(?=.)/, '') || '0');
  return `${network.join(':')}::/64`;
}
