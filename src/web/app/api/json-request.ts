interface JsonRequest {
  method: string;
  body?: string | null;
  signal?: AbortSignal;
  /** What is said besides the usual. */
  headers?: Readonly<Record<string, string>>;
}

/** What is said to the server, and how: the one place that fetches for the app. */
export function jsonRequest(url: string, { method, body, signal, headers }: JsonRequest): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...headers,
    },
    credentials: 'include',
    body: body ?? null,
    signal: signal ?? null,
  });
}
