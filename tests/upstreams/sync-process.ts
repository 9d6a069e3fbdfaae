/** A product in its own process that syncs once and can be killed. Arguments: `DATABASE_URL UPSTREAM`, the latter as JSON. */
import { openApp } from '#app.ts';
import { runSync } from '#services/sources/sync.ts';
import { testConfig } from '#tests/support/test-config.ts';

const [databaseUrl = '', upstream = '{}'] = process.argv.slice(2);
const silent = { info() {}, warn() {}, error() {} };
const app = await openApp(testConfig({ DATABASE_URL: databaseUrl }), {
  log: silent,
  upstreams: { hostaway: JSON.parse(upstream), google: null, isHostawaySimulated: false },
});
await runSync(app.context);
await app.close();
