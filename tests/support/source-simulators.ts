import type { SourceKind } from '#domain/sources/source-kind.ts';
import type { Failure } from '#simulators/failures/failure.ts';
import { demoGoogleData } from '#simulators/google-business/data.ts';
import { startGoogleBusinessSimulator } from '#simulators/google-business/server.ts';
import { demoData } from '#simulators/hospitable/data.ts';
import { startHospitableSimulator } from '#simulators/hospitable/server.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { accountOf } from './sync-fixture.ts';

/** A simulated account of a source. */
export interface SimulatedAccount {
  url: string;
  settings: Record<string, string>;
  /** The ids of its listings and rows. */
  listings: string[];
  rows(): string[];
  remove(index: number): void;
  failures: { add(rule: { path: string; failure: Failure }): unknown; clear(): void };
  /** The path of the call that reads reviews. */
  reviewPath: string;
  close(): Promise<void>;
}

/** Starts an account of each kind of source. Tests of all sources run with them. */
export const SOURCE_SIMULATORS: Record<SourceKind, () => Promise<SimulatedAccount>> = {
  async hostaway() {
    const data = accountOf(120);
    const simulator = await startHostawaySimulator({ data, tokenDelayMs: 0, rateLimit: false });
    return {
      ...simulator,
      settings: { accountId: simulator.accountId, apiKey: simulator.apiKey },
      listings: data.listings.map(({ id }) => String(id)),
      rows: () => data.reviews.map(({ id }) => String(id)),
      remove: (index) => data.reviews.splice(index, 1),
      failures: simulator.failures as SimulatedAccount['failures'],
      reviewPath: '/v1/reviews',
    };
  },
  async hospitable() {
    const data = demoData(3, 120);
    const simulator = await startHospitableSimulator({ data, rateLimit: false });
    return {
      ...simulator,
      settings: { token: simulator.token },
      listings: data.properties.map(({ id }) => id),
      rows: () => data.reviews.map(({ id }) => id),
      remove: (index) => data.reviews.splice(index, 1),
      failures: simulator.failures as SimulatedAccount['failures'],
      reviewPath: '/v2/properties/home-2/reviews',
    };
  },
  async 'google-business'() {
    const data = demoGoogleData(3, 120);
    const simulator = await startGoogleBusinessSimulator({ data, rateLimit: false });
    return {
      ...simulator,
      settings: simulator.settings(),
      listings: data.locations.map(({ name }) => name.replace('locations/', '')),
      rows: () => data.reviews.map(({ reviewId }) => reviewId),
      remove: (index) => data.reviews.splice(index, 1),
      failures: simulator.failures as SimulatedAccount['failures'],
      reviewPath: '/v4/accounts/1001/locations/502/reviews',
    };
  },
};
