import type { AppConfig } from '#contract/settings/app-config.ts';

/** The configuration in development: the development server adds none to the page. */
const DEVELOPMENT: AppConfig = {
  apiBase: '/api',
  brandName: 'Flex Living',
  publicUrl: 'http://localhost:3000',
  timeZone: 'UTC',
  responseDelayMinutes: 5,
  approveResponses: false,
  demo: { username: 'manager', password: 'flex-demo' },
  sso: null,
  hasMail: true,
  hasMailbox: true,
  hasLanguageModel: true,
  version: 'development',
};

/** Reads the configuration that the server wrote into the page. */
export function readPageMeta(page: Document): AppConfig {
  const config = page.querySelector<HTMLMetaElement>('meta[name="app-config"]')?.content ?? '';
  if (config !== '') return JSON.parse(config) as AppConfig;
  // The build replaces the condition, so that production scripts do not contain the development configuration.
  if (import.meta.env.DEV) return DEVELOPMENT;
  throw new Error('The page contains no configuration.');
}
