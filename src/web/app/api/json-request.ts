/** What is said to the server, and how: the one place that fetches for the app. */
export function jsonRequest(
  url: string,
  { method, body, signal }: { method: string; body?: string | null; signal?: AbortSignal },
): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'include',
    body: body ?? null,
    signal: signal ?? null,
  });
}
