type Plain = string | number | boolean;
/** Several values are separated by commas. */
export type QueryValue = Plain | readonly Plain[] | null | undefined;

/** The URL of a call; `base` has no slash at its end. */
export function callUrl(base: string, path: string, query?: Readonly<Record<string, QueryValue>>): string {
  return `${base}${path}${queryString(query)}`;
}

/** The query string without empty values, including its question mark; empty if no value is left. */
export function queryString(query: Readonly<Record<string, QueryValue>> = {}): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}

interface RequestOptions {
  method: string;
  body?: string | null;
  signal?: AbortSignal;
  /** In addition to the JSON headers. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends a JSON request with the session cookie. The app calls `fetch` nowhere else. */
export function request(url: string, { method, body, signal, headers }: RequestOptions): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    credentials: 'include',
    body: body ?? null,
    signal: signal ?? null,
  });
}
