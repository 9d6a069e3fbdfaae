import { existsSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect as expectOfPage,
  type Page,
} from '@playwright/test';
import { afterEach, beforeAll, expect } from 'vitest';
import { openedSession } from './opened-session.ts';
import type { TestServer } from './test-server.ts';
import { TIMEOUT_MS } from './timeouts.ts';

const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/**
 * Features of Chromium's own window start processes for each window, which doubles the time of a short test. This
 * argument replaces the one of Playwright, so the features that Playwright disables are listed too.
 */
const DISABLED_FEATURES = [
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
/** A mouse, as Playwright sets it by the same argument. */
const POINTER = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

/** Playwright's `expect` with a long timeout, because several browsers may share the machine. */
export const see = expectOfPage.configure({ timeout: TIMEOUT_MS });

export interface VisitOptions extends BrowserContextOptions {
  /** Console messages that the test expects, because it makes something fail on purpose. */
  expected?: readonly RegExp[];
}

/** The browser as a test file uses it. Each visitor has a profile, which is closed and checked when the test ends. */
export interface TestBrowser {
  anonymous(server: TestServer, options?: VisitOptions): Promise<Page>;
  /** Signed in. All managers of a server share one session; a test that ends it uses `signIn`. */
  manager(server: TestServer, options?: VisitOptions): Promise<Page>;
}

/**
 * Opens the browser for a test file; call it once, outside of tests. A test fails when a page throws, logs a warning,
 * violates the content policy or requests anything from another host.
 *
 * @param textSize pixels, where it is not the browser's usual 16
 */
export function browserForTests({ textSize = 16 } = {}): TestBrowser {
  let browser: Browser;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await launchedBrowser(textSize);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(problems.splice(0)).toEqual([]);
  });

  async function anonymous(
    server: TestServer,
    { expected = [], ...options }: VisitOptions = {},
  ): Promise<Page> {
    const context = await browser.newContext({ baseURL: server.origin, ...options });
    const report = (text: string) => {
      if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
    };
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        report(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (thrown) => report(`thrown: ${thrown.error().stack}`));
    context.on('request', (request) => {
      if (!isOurs(server, request.url(), request.resourceType())) report(`foreign: ${request.url()}`);
    });
    return context.newPage();
  }

  return {
    anonymous,
    async manager(server, options) {
      const page = await anonymous(server, options);
      const cookies = sessions.get(server) ?? sessionOf(server);
      sessions.set(server, cookies);
      await page.context().addCookies(await cookies);
      return page;
    },
  };
}

/** Signs the visitor in without the sign-in page, in a new session. */
export async function signIn(page: Page, server: TestServer): Promise<void> {
  await page.context().addCookies(await sessionOf(server));
}

/** Presses letters in the page itself: on a busy machine, keys from outside are too far apart to be one word. */
export async function typeFast(page: Page, word: string): Promise<void> {
  await page.evaluate(async (letters) => {
    const init = { bubbles: true, cancelable: true };
    for (const event of [...letters].map((key) => new KeyboardEvent('keydown', { ...init, key }))) {
      (document.activeElement ?? document.body).dispatchEvent(event);
      // React renders, and no timer runs.
      await null;
    }
  }, word);
}

/** The console message of a call that the server refuses without a proof of identity. */
export const ASKS_FOR_PROOF = /status of 403/;

/** Types the password in the dialog that confirms a change. */
export async function confirmIdentity(page: Page, password = 'flex-demo'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await see(dialog).toHaveCount(0);
}

const launched = new Map<number, Promise<Browser>>();

/** One browser for all files of a fork that have text of a size; it ends with the fork. */
async function launchedBrowser(textSize: number): Promise<Browser> {
  const browser = await launched.get(textSize)?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  const args = [...ARGUMENTS, `--blink-settings=${[...POINTER, `defaultFontSize=${textSize}`].join()}`];
  const started = chromium.launch({ executablePath: executable(), args });
  launched.set(textSize, started);
  return started;
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];
const sessions = new WeakMap<TestServer, Promise<Cookies>>();

async function sessionOf(server: TestServer): Promise<Cookies> {
  const [name = '', value = ''] = (await openedSession(server)).split('=');
  return [{ name, value, url: server.origin, httpOnly: true }];
}

/** Photos of Google's authors come from Google, in tests from its simulator. */
function isOurs(server: TestServer, address: string, kind: string): boolean {
  const { origin, protocol } = new URL(address);
  if (protocol === 'data:' || origin === server.origin) return true;
  return kind === 'image' && origin === new URL(server.google.url).origin;
}

/** The Chromium of `CHROMIUM_PATH`, an installed one, or Playwright's own. */
function executable(): string | undefined {
  return process.env.CHROMIUM_PATH || INSTALLED.find(existsSync);
}
