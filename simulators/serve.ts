import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
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
  /** Sends it in some other way than at once and whole. */
  deliver?: Delivery;
  /** The kind of failure that was injected here, for the record. */
  failure?: string;
}

/** An answer as bytes. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Delivery = (outgoing: ServerResponse, answer: Rendered) => void | Promise<void>;

export type Answering = (request: SimulatedRequest) => SimulatedAnswer | Promise<SimulatedAnswer>;

/** One line of what a simulator was asked, for tests to look back on. `query` is empty or starts with `?`. */
export interface RequestRecord {
  method: string;
  path: string;
  query: string;
  /** 0 where an injected failure let no answer begin. */
  status: number;
  /** The kind of an injected failure; absent on everything else. */
  failure?: string;
}

export interface ServeOptions {
  port?: number | undefined;
  host?: string | undefined;
  /** Where every request is recorded but those below `/control`; a list of its own when absent. */
  requests?: RequestRecord[];
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
  { port = 0, host = '127.0.0.1', requests = [] }: ServeOptions,
  answer: Answering,
): Promise<RunningServer> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const request = await read(incoming);
      const { status, headers = {}, body, deliver = atOnce, failure } = await answer(request);
      const { method, path, query } = request;
      if (!isControl(path)) {
        const asked = { method, path, query: query.size > 0 ? `?${query}` : '', status };
        requests.push(failure === undefined ? asked : { ...asked, failure });
      }
      const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
      await deliver(outgoing, { status, headers, body: bytes });
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

/** Whether a path is for those who steer the simulator rather than for the upstream. */
export function isControl(path: string): boolean {
  return path === '/control' || path.startsWith('/control/');
}

function atOnce(outgoing: ServerResponse, answer: Rendered): void {
  sendHead(outgoing, answer);
  outgoing.end(answer.body);
}

/** Status and headers; JSON unless the answer's own headers say otherwise, in whatever case they are written. */
export function sendHead(outgoing: ServerResponse, { status, headers }: Omit<Rendered, 'body'>): void {
  outgoing.setHeader('content-type', 'application/json');
  outgoing.writeHead(status, headers);
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
