interface JsonRequest {
  method: string;
  body?: string | null;
  signal?: AbortSignal;
  ifMatch?: string | undefined;
}

/** What is said to the server, and how: the one place that fetches for the app. */
export function jsonRequest(url: string, { method, body, signal, ifMatch }: JsonRequest): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
    },
    credentials: 'include',
    body: body ?? null,
    signal: signal ?? null,
  });
}
