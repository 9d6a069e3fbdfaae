import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request, read to its end, as a simulator's rules see it. */
export interface SimulatedRequest {
  method: string;
  /** Without the query, as sent: still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** The caller's address, which per-address limits count by. */
  address: string;
}

/** A string body is sent as it is, under the content type in `headers`; anything else is sent as JSON. */
export interface SimulatedAnswer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** One line of what a simulator was asked, for tests to look back on. `query` is empty or starts with `?`. */
export interface RequestRecord {
  method: string;
  path: string;
  query: string;
  status: number;
}

export interface RunningServer {
  /** `http://host:port`, without a trailing slash. */
  origin: string;
  requests: readonly RequestRecord[];
  close(): Promise<void>;
}

/**
 * Serves one function over real HTTP. Everything a simulator does passes through `answer`, so whoever wants to
 * delay, spoil or replace an answer wraps that function and nothing else.
 */
export async function serve(
  { port = 0, host = '127.0.0.1' }: { port?: number | undefined; host?: string | undefined },
  answer: (request: SimulatedRequest) => SimulatedAnswer | Promise<SimulatedAnswer>,
): Promise<RunningServer> {
  const requests: RequestRecord[] = [];
  const server = createServer(async (incoming, outgoing) => {
    try {
      const request = await read(incoming);
      const { status, headers, body } = await answer(request);
      const { method, path, query } = request;
      requests.push({ method, path, query: query.size > 0 ? `?${query}` : '', status });
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
      outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
    } catch (error) {
      // A caller who hangs up in the middle of a body ends here too, and hears nothing.
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end(String(error));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    origin: `http://${host}:${bound}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<SimulatedRequest> {
  const url = new URL(`http://simulator${incoming.url}`);
  incoming.setEncoding('utf8');
  let body = '';
  for await (const part of incoming) body += part;
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body,
    address: incoming.socket.remoteAddress ?? '',
  };
}
