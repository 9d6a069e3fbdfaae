/**
 * A product in its own process that syncs once and can be killed. Arguments: `DATABASE_URL UPSTREAM SOURCE`: the Hostaway of the
 * environment as JSON, and the source to sync, which is that one by default.
 */
import { openApp } from '#app.ts';
import { runSync } from '#services/sources/sync.ts';
import { testConfig } from '#tests/support/test-config.ts';

const [databaseUrl = '', upstream = '{}', source] = process.argv.slice(2);
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.endsWith('_API_URL')),
);
const silent = { info() {}, warn() {}, error() {} };
const app = await openApp(testConfig({ DATABASE_URL: databaseUrl, ...environment }), {
  log: silent,
  upstreams: { hostaway: JSON.parse(upstream), google: null, isHostawaySimulated: false },
});
await runSync(app.context, undefined, source);
await app.close();
