import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request with its whole body. */
export interface SimulatedRequest {
  method: string;
  /** Without the query, still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** The client's IP address, for limits per address. */
  address: string;
}

/** A string or a buffer is sent unchanged with the content type in `headers`; any other body is sent as JSON. */
export interface SimulatedResponse {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
  /** How to send the response, if not at once. */
  deliver?: Delivery;
  /** The kind of the injected failure, recorded with the request. */
  failure?: string;
}

/** A response with its body as bytes. */
export interface SerializedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Delivery = (outgoing: ServerResponse, response: SerializedResponse) => void | Promise<void>;

export type Handler = (request: SimulatedRequest) => SimulatedResponse | Promise<SimulatedResponse>;

/** A recorded request, for tests. `query` is empty or starts with `?`. */
export interface RequestRecord {
  method: string;
  path: string;
  query: string;
  /** 0 when an injected failure sent no response. */
  status: number;
  /** The kind of the injected failure; absent otherwise. */
  failure?: string;
}

export interface ServeOptions {
  port?: number | undefined;
  host?: string | undefined;
  /** The array that requests are recorded in, except those below `/control`; a new one by default. */
  requests?: RequestRecord[];
}

export interface RunningServer {
  /** `http://host:port`, without a trailing slash. */
  origin: string;
  requests: readonly RequestRecord[];
  close(): Promise<void>;
}

/** Serves a handler over real HTTP. To delay, change or replace responses, wrap the handler. */
export async function serve(
  { port = 0, host = '127.0.0.1', requests = [] }: ServeOptions,
  handle: Handler,
): Promise<RunningServer> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const request = await read(incoming);
      const { status, headers = {}, body, deliver = sendAll, failure } = await handle(request);
      const { method, path, query } = request;
      if (!isControl(path)) {
        const record = { method, path, query: query.size > 0 ? `?${query}` : '', status };
        requests.push(failure === undefined ? record : { ...record, failure });
      }
      const bytes = Buffer.isBuffer(body)
        ? body
        : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
      await deliver(outgoing, { status, headers, body: bytes });
    } catch (error) {
      // A client that disconnects in the middle of its body also gets here.
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

/** Whether a path belongs to the control API rather than to the upstream. */
export function isControl(path: string): boolean {
  return path === '/control' || path.startsWith('/control/');
}

function sendAll(outgoing: ServerResponse, response: SerializedResponse): void {
  sendHead(outgoing, response);
  outgoing.end(response.body);
}

/** Sends status and headers; the content type is JSON unless the headers set another. */
export function sendHead(
  outgoing: ServerResponse,
  { status, headers }: Omit<SerializedResponse, 'body'>,
): void {
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
