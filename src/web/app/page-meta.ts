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

/** What the server wrote into the page: the configuration, and the nonce that lets style tags pass the content policy. */
export function readPageMeta(page: Document): { config: AppConfig; nonce: string } {
  const config = contentOf(page, 'app-config');
  if (config === '' && !import.meta.env.DEV) throw new Error('The page came without its configuration.');
  return {
    config: config === '' ? DEVELOPMENT : (JSON.parse(config) as AppConfig),
    nonce: contentOf(page, 'csp-nonce'),
  };
}

function contentOf(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
