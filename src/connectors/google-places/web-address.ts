const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * An address that a page may link to or load from, or null. Only https; http from this very machine also counts,
 * since that is where a simulator serves the avatars.
 */
export function webAddress(value: unknown): string | null {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url && isWelcome(url) ? url.href : null;
}

function isWelcome({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}
