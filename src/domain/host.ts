/** Whether a host name or address, without a port, is this machine's own. */
export function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '::1' ||
    host === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(host)
  );
}

/** Names that no public name server resolves: of one label, and below these (RFC 6761, RFC 6762, ICANN on `.internal`). */
const PRIVATE_NAME = /^[^.:]+$|\.(local|internal|test|home\.arpa)$/;
const ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[[\da-f:.]+\])$/;

/**
 * Whether a `Host` header can be meant for a product at this public address. Otherwise another site may have pointed its
 * own name here (DNS rebinding). A proxy on the same machine may send a loopback name. While the public address is
 * loopback, others may still reach the product in a private network, by names and addresses that no site can own.
 */
export function isOwnHost(header: string | undefined, publicUrl: string): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false;
  const { hostname } = new URL(`http://${header}`);
  const own = new URL(publicUrl).hostname;
  if (hostname === own || isLoopback(hostname)) return true;
  return isLoopback(own) && (PRIVATE_NAME.test(hostname) || ADDRESS.test(hostname));
}
