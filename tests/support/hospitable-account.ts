import { vi } from 'vitest';
import type { SourceList } from '#contract/sources/accounts.ts';
import { demoData } from '#simulators/hospitable/data.ts';
import {
  type HospitableOptions,
  type HospitableSimulator,
  startHospitableSimulator,
} from '#simulators/hospitable/server.ts';
import { type ApiClient, signedInClient } from './api-client.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { TIMEOUT_MS } from './timeouts.ts';

/** Each look at the state of a sync is a dozen queries. */
const SYNC_WAIT = { timeout: TIMEOUT_MS, interval: 250 };

/** The product with an account at Hospitable whose calls it accepts. */
export interface HospitableAccount {
  server: TestServer;
  simulator: HospitableSimulator;
  admin: ApiClient;
  /** Where the simulator calls. */
  address: string;
  close(): Promise<void>;
}

/** Connects an account, waits for its first sync, and tells the simulator the address. */
export async function openHospitableAccount(
  environment: Record<string, string> = {},
  options: HospitableOptions = {},
  onLog?: (line: string) => void,
): Promise<HospitableAccount> {
  const simulator = await startHospitableSimulator({
    data: demoData(2, 20),
    rateLimit: false,
    webhookRetryMs: [50, 50],
    ...options,
  });
  const server = await openTestServer({
    template: 'empty',
    account: (data) => Object.assign(data, { listings: [], reviews: [] }),
    environment: { HOSPITABLE_API_URL: simulator.url, ...environment },
    ...(onLog && { onLog }),
  });
  const admin = await signedInClient(server.origin);
  await admin.post('/sources', { kind: 'hospitable', name: 'Porto', settings: { token: simulator.token } });
  await vi.waitFor(async () => {
    const { lastSuccess } = await findHospitable(admin);
    if (lastSuccess === null) throw new Error('the first sync has not ended');
  }, SYNC_WAIT);
  const address = await renewHospitableAddress({ server, admin }, simulator.email);
  simulator.webhooks.target = address;
  return {
    server,
    simulator,
    admin,
    address,
    async close() {
      await server.close();
      await simulator.close();
    },
  };
}

export async function findHospitable(admin: ApiClient): Promise<SourceList['sources'][number]> {
  const { sources } = (await admin.get<SourceList>('/sources')).data;
  const found = sources.find(({ id }) => id === 'hospitable');
  if (!found) throw new Error('the account is not connected');
  return found;
}

/** @param secret the e-mail address of the primary user, if it changes */
export async function renewHospitableAddress(
  { server, admin }: Pick<HospitableAccount, 'server' | 'admin'>,
  secret?: string,
): Promise<string> {
  await admin.post('/sources/hospitable/address', { secret });
  const { webhook } = await findHospitable(admin);
  // The port of a test server is known only once it listens.
  return server.origin + new URL(webhook?.address ?? '').pathname;
}
