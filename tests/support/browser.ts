import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect as expectOfPage,
  type Page,
} from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { apiClient } from './api-client.ts';
import type { TestServer } from './test-server.ts';
import { TIMEOUT_MS } from './timeouts.ts';

const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/**
 * Of Chromium's own window only: each new one starts further processes for it, which is half of what a short test
 * costs. The argument replaces Playwright's own of that name, so what that switches off for our sake stands here too.
 */
const FEATURES_NOT_WANTED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopupV2',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'LensOverlay',
  'Translate',
];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${FEATURES_NOT_WANTED.join()}`,
];

/** What a page shows, or will within this many milliseconds: patient, because several browsers may share the machine. */
export const see = expectOfPage.configure({ timeout: TIMEOUT_MS });

export interface VisitOptions extends BrowserContextOptions {
  /** What the console may say in this visit, where a test makes something fail on purpose. */
  expected?: readonly RegExp[];
}

/** The browser of one test file. Every visitor has a profile of their own, closed and judged when the test ends. */
export interface TestBrowser {
  stranger(server: TestServer, options?: VisitOptions): Promise<Page>;
  /** Signed in. All managers of a server share one session; who wants to end it signs in for themselves. */
  manager(server: TestServer, options?: VisitOptions): Promise<Page>;
}

/**
 * Gives a test file its browser; call it once, outside of tests. A test fails when a page of its visitors throws,
 * warns, breaks the content policy or asks another host for anything.
 */
export function browserForTests(): TestBrowser {
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executable(), args: QUIET });
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  async function stranger(
    server: TestServer,
    { expected = [], ...options }: VisitOptions = {},
  ): Promise<Page> {
    const context = await browser.newContext({ baseURL: server.origin, ...options });
    const complain = (text: string) => {
      if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
    };
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complain(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (thrown) => complain(`thrown: ${thrown.error().stack}`));
    context.on('request', (request) => {
      if (!isOurs(server, request.url(), request.resourceType())) complain(`foreign: ${request.url()}`);
    });
    return context.newPage();
  }

  return {
    stranger,
    async manager(server, options) {
      const page = await stranger(server, options);
      const cookies = sessions.get(server) ?? sessionOf(server);
      sessions.set(server, cookies);
      await page.context().addCookies(await cookies);
      return page;
    },
  };
}

/** Signs the visitor in behind the page's back, with a session of their own. */
export async function signIn(page: Page, server: TestServer): Promise<void> {
  await page.context().addCookies(await sessionOf(server));
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];
/** Passwords are slow to check on purpose. */
const sessions = new WeakMap<TestServer, Promise<Cookies>>();

async function sessionOf(server: TestServer): Promise<Cookies> {
  const manager = apiClient(server.origin);
  await manager.signIn();
  return (manager.cookie ?? '').split('; ').map((pair) => {
    const split = pair.indexOf('=');
    return { name: pair.slice(0, split), value: pair.slice(split + 1), url: server.origin, httpOnly: true };
  });
}

/** The pictures of Google's authors come from Google, here from its stand-in. */
function isOurs(server: TestServer, address: string, kind: string): boolean {
  const { origin, protocol } = new URL(address);
  if (protocol === 'data:' || origin === server.origin) return true;
  return kind === 'image' && origin === new URL(server.google.url).origin;
}

/** The one that `CHROMIUM_PATH` names, an installed one, or Playwright's own. */
function executable(): string | undefined {
  return process.env.CHROMIUM_PATH || INSTALLED.find(existsSync);
}
