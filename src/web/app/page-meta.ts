import type { AppConfig } from '#contract/app-config.ts';

/** What development runs with: the page then comes from the development server, which fills in nothing. */
const DEVELOPMENT: AppConfig = {
  apiBase: '/api',
  brandName: 'Flex Living',
  publicUrl: 'http://localhost:3000',
  timeZone: 'UTC',
  demo: { username: 'manager', password: 'flex-demo' },
  version: 'development',
};

/** What the server wrote into the page: its configuration. */
export function readPageMeta(page: Document): AppConfig {
  const config = page.querySelector<HTMLMetaElement>('meta[name="app-config"]')?.content ?? '';
  if (config === '' && !import.meta.env.DEV) throw new Error('The page came without its configuration.');
  return config === '' ? DEVELOPMENT : (JSON.parse(config) as AppConfig);
}
