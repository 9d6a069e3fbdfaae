import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that may break the rules of HTTP itself, which the simulators do not: hang, drip, break off. */
export async function startUnrulyServer(behave: RequestListener) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The requests, in order. */
    paths: paths as readonly string[],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Issues a token to every client, and passes every other request to `behave`. */
export function withTokens(behave: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url !== '/accessTokens') return behave(request, response);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ token_type: 'Bearer', expires_in: 3600, access_token: 'a.b.c' }));
  };
}
