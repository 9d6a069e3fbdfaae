import { chromium } from '@playwright/test';

const [, , out, ...paths] = process.argv;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [w, h, scheme] of [
  [1280, 900, 'light'],
  [1280, 900, 'dark'],
  [390, 844, 'light'],
]) {
  const ctx = await browser.newContext({
    viewport: { width: w, height: h },
    colorScheme: scheme,
    baseURL: 'http://localhost:3100',
  });
  const page = await ctx.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text()));
  await page.request.post('/api/session', {
    data: { username: 'manager', password: 'flex-demo' },
    headers: { origin: 'http://localhost:3100' },
  });
  for (const [i, p] of paths.entries()) {
    await page.goto(p);
    await page.waitForTimeout(1800);
    await page.screenshot({ path: `${out}-${i}-${w}-${scheme}.png`, fullPage: true });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) console.log('OVERFLOW', p, w, overflow);
  }
  await ctx.close();
}
await browser.close();
