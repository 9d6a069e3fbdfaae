import { freePort } from '#cluster/free-port.ts';
import {
  type OpenIdProvider,
  type PersonClaims,
  startOpenIdProvider,
} from '#simulators/openid-connect/provider.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** The product with a provider of single sign-on. */
export async function openSsoServer(
  people: Record<string, PersonClaims>,
  { environment, ...options }: TestServerOptions = {},
): Promise<{ server: TestServer; provider: OpenIdProvider; close(): Promise<void> }> {
  const port = await freePort();
  const productUrl = `http://localhost:${port}`;
  const provider = await startOpenIdProvider({ productUrl, people });
  const server = await openTestServer({
    ...options,
    environment: {
      PORT: String(port),
      PUBLIC_URL: productUrl,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_LABEL: 'Acme',
      ...environment,
    },
  });
  return {
    server,
    provider,
    async close() {
      await server.close();
      await provider.close();
    },
  };
}

/** A browser without pages: it keeps cookies by host and follows redirects only when it is told to. */
export function visitor(serverOrigin: string) {
  const jars = new Map<string, Map<string, string>>();

  async function open(address: string, form?: Record<string, string>): Promise<Response> {
    const url = new URL(address, serverOrigin);
    const jar = jars.get(url.host) ?? new Map<string, string>();
    jars.set(url.host, jar);
    const response = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const split = pair.indexOf('=');
      const isRemoved = /max-age=0|expires=Thu, 01 Jan 1970/i.test(line);
      if (isRemoved) jar.delete(pair.slice(0, split));
      else jar.set(pair.slice(0, split), pair.slice(split + 1));
    }
    return response;
  }
  const target = (response: Response, at: string) =>
    new URL(response.headers.get('location') ?? '', new URL(at, serverOrigin)).href;

  return {
    open,
    /** The cookies of the product. */
    get cookie(): string {
      return [...(jars.get(new URL(serverOrigin).host) ?? [])]
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
    },
    /** Signs in at the provider and returns the address with which it sends the browser back, which is not opened. */
    async atProvider(subject: string, redirect = '/dashboard'): Promise<string> {
      const start = `/api/sso/start?redirect=${encodeURIComponent(redirect)}`;
      let at = target(await open(start), start);
      for (let step = 0; step < 8; step++) {
        if (at.startsWith(serverOrigin)) return at;
        const response = await open(at);
        if (response.headers.has('location')) {
          at = target(response, at);
          continue;
        }
        const action = /<form[^>]* action="([^"]+)"/.exec(await response.text())?.[1] ?? '';
        const answer = await open(action, { prompt: 'login', login: subject, password: 'any' });
        at = target(answer, action);
      }
      throw new Error(`the provider did not return: ${at}`);
    },
    /** The path to which an address of the product redirects. */
    async pageAfter(address: string): Promise<string> {
      const { pathname, search } = new URL(target(await open(address), address));
      return pathname + search;
    },
  };
}
