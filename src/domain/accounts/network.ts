/** Providers assign a /64 or more of IPv6 addresses to a customer, and up to a /48 to a site. */
const CUSTOMER_GROUPS = 4;
const SITE_GROUPS = 3;

/** The networks that an address belongs to. Limits count them, because a person may use every address of a network. */
export interface Networks {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  customer: string;
  /** The /48 of an IPv6 address; null for IPv4. */
  site: string | null;
}

export function networksOf(address: string): Networks {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (ipv4?.[1]) return { customer: ipv4[1], site: null };
  if (!address.includes(':')) return { customer: address, site: null };
  const [before = '', after] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = before === '' ? [] : before.split(':');
  const missing = after === undefined ? 0 : 8 - groups.length - after.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? '').split(':')];
  const first = (count: number) =>
    all
      .slice(0, count)
      .map((group) => group.replace(/^0+(?=.)/, '') || '0')
      .join(':');
  return { customer: `${first(CUSTOMER_GROUPS)}::/64`, site: `${first(SITE_GROUPS)}::/48` };
}
