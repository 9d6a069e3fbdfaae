import type { Page, Route } from '@playwright/test';

const CALLS = /\/api\//;

/** Every call that a page makes from now on, such as `GET /reviews/hostaway?limit=10`, in a list that grows. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice(4)}${search}`);
  });
  return calls;
}

/** Which calls to meet: a method and the end of a path without its query. */
export interface Met {
  method?: string;
  path: string;
}

/** Keeps calls waiting on their way to the server until they are released; `arrived` counts them. */
export async function hold(page: Page, met: Met): Promise<{ arrived: () => number; release: () => void }> {
  let arrived = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await meet(page, met, async (route) => {
    arrived += 1;
    await released;
    await route.continue();
  });
  return { arrived: () => arrived, release };
}

export interface FakeAnswer {
  status: number;
  /** An object is sent as JSON; a text as a web page. */
  body: object | string;
}

/** Answers calls in the server's place, until `stop`. */
export async function answer(
  page: Page,
  met: Met,
  { status, body }: FakeAnswer,
): Promise<() => Promise<void>> {
  const isText = typeof body === 'string';
  return meet(page, met, (route) =>
    route.fulfill({
      status,
      contentType: isText ? 'text/html' : 'application/json',
      body: isText ? body : JSON.stringify(body),
    }),
  );
}

/** Cuts the connection of calls, until the function that is returned is called. */
export async function cut(page: Page, met: Met): Promise<() => Promise<void>> {
  return meet(page, met, (route) => route.abort('connectionfailed'));
}

async function meet(
  page: Page,
  { method, path }: Met,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const request = route.request();
    const isMet = new URL(request.url()).pathname.endsWith(path) && (!method || request.method() === method);
    await (isMet ? handle(route) : route.fallback());
  };
  await page.route(CALLS, handler);
  return () => page.unroute(CALLS, handler);
}

/** A failure in the API's envelope. */
export const failureEnvelope = (error: string) => ({
  success: false,
  data: null,
  error,
  code: 'unavailable',
  requestId: '1',
});
