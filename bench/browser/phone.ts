import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';

/** The smaller one first: it draws the same pages, and no window of its own. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s each way. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const SLOWER = 4;

/** How a phone differs from this machine. */
export interface Slowness {
  network: boolean;
  processor: boolean;
}

/** The one that `CHROMIUM_PATH` names, an installed one, or Playwright's own. */
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

/** A page of a browser that has seen nothing yet, signed in when it has a cookie; throttled by the browser itself. */
export async function openPhone(
  browser: Browser,
  origin: string,
  cookie: string | null,
  { network, processor }: Slowness = { network: true, processor: true },
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
  if (processor) await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}
