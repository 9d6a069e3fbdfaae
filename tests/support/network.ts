import type { Page, Route } from '@playwright/test';

const CALLS = /\/api\//;

/** Records every API call of a page, such as `GET /reviews/hostaway?limit=10`, in the returned list, without `fields`. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const query = search.replace(/[?&]fields=[^&]*/, '');
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname.slice(4)}${query}`);
  });
  return calls;
}

/** The calls to intercept: a method and the end of a path without its query. */
export interface CallPattern {
  method?: string;
  path: string;
}

/** Delays calls until they are released; `arrived` counts them. */
export async function hold(
  page: Page,
  pattern: CallPattern,
): Promise<{ arrived: () => number; release: () => void }> {
  let arrived = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, pattern, async (route) => {
    arrived += 1;
    await released;
    await route.continue();
  });
  return { arrived: () => arrived, release };
}

/** Lets calls reach the server, and delays what it answers until it is released; `answered` counts the answers. */
export async function holdAnswers(
  page: Page,
  pattern: CallPattern,
): Promise<{ answered: () => number; release: () => void }> {
  let answered = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, pattern, async (route) => {
    const response = await route.fetch();
    answered += 1;
    await released;
    await route.fulfill({ response });
  });
  return { answered: () => answered, release };
}

export interface FakeAnswer {
  status: number;
  /** An object is sent as JSON, a text as HTML. */
  body: object | string;
}

/** Answers calls instead of the server until the returned function is called. */
export async function answer(
  page: Page,
  pattern: CallPattern,
  { status, body }: FakeAnswer,
): Promise<() => Promise<void>> {
  const isText = typeof body === 'string';
  return intercept(page, pattern, (route) =>
    route.fulfill({
      status,
      contentType: isText ? 'text/html' : 'application/json',
      body: isText ? body : JSON.stringify(body),
    }),
  );
}

/** Breaks the connection of calls until the returned function is called. */
export async function cut(page: Page, pattern: CallPattern): Promise<() => Promise<void>> {
  return intercept(page, pattern, (route) => route.abort('connectionfailed'));
}

async function intercept(
  page: Page,
  { method, path }: CallPattern,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    const request = route.request();
    const isMatch =
      new URL(request.url()).pathname.endsWith(path) && (!method || request.method() === method);
    await (isMatch ? handle(route) : route.fallback());
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
