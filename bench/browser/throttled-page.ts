import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';

/** The headless shell first: it renders the same and starts faster. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Slow 4G as Lighthouse defines it: 150 ms round trip, 1.6 Mbit/s each way. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const CPU_SLOWDOWN = 4;

interface Throttling {
  network: boolean;
  processor: boolean;
}

/** Starts the browser that `CHROMIUM_PATH` names, an installed one, or Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const installed = process.env.CHROMIUM_PATH || INSTALLED.find((path) => existsSync(path));
  return chromium.launch({
    executablePath: installed,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** Opens a page in a new browser context, signed in when there is a cookie, throttled through DevTools. */
export async function openThrottledPage(
  browser: Browser,
  origin: string,
  cookie: string | null,
  { network, processor }: Throttling = { network: true, processor: true },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  if (cookie !== null) {
    const cookies = cookie.split('; ').map((pair) => {
      const split = pair.indexOf('=');
      return { name: pair.slice(0, split), value: pair.slice(split + 1), url: origin };
    });
    await context.addCookies(cookies);
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (network) await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  if (processor) await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}
