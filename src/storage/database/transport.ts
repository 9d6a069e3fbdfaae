import { isLoopback } from '#domain/host.ts';

/** Whether a connection to this address crosses a network without TLS, which `pg` uses only when the address says so. */
export function isUnencrypted(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  // A path is that of a Unix socket.
  const isLocal = host === '' || host.startsWith('/') || isLoopback(host);
  const mode = searchParams.get('sslmode');
  const hasTls = mode === null ? /^(true|1)$/.test(searchParams.get('ssl') ?? '') : mode !== 'disable';
  return !isLocal && !hasTls;
}
