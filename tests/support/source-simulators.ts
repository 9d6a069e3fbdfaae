import type { SourceKind } from '#domain/sources/source-kind.ts';
import type { Failure } from '#simulators/failures/failure.ts';
import { demoGoogleData } from '#simulators/google-business/data.ts';
import { startGoogleBusinessSimulator } from '#simulators/google-business/server.ts';
import { demoData as guestyData } from '#simulators/guesty/data.ts';
import { guestyId } from '#simulators/guesty/rows.ts';
import { startGuestySimulator } from '#simulators/guesty/server.ts';
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
  failures: {
    add(rule: { path: string; failure: Failure; times?: number; takesEffect?: boolean }): unknown;
    clear(): void;
  };
  /** The path of the call that reads reviews, though not the first of them if there are several. */
  reviewPath: string;
  /** What leads the product to it. */
  environment: Record<string, string>;
  /** All requests that it got. */
  requests: readonly { path: string }[];
  /** The path of the call that issues tokens; null if the key itself is sent. */
  tokenPath: string | null;
  /** A row that takes a response, the call that sends it, and what the source has. */
  respondable: {
    upstreamId: string;
    path: string;
    response(): string | null;
    /** With which it rejects a response; 403 by default. */
    refusalStatus?: number;
  };
  close(): Promise<void>;
}

/** Starts an account of each kind of source. Tests of all sources run with them. */
export const SOURCE_SIMULATORS: Record<SourceKind, () => Promise<SimulatedAccount>> = {
  async hostaway() {
    const data = accountOf(120);
    const simulator = await startHostawaySimulator({
      accountId: '22',
      data,
      tokenDelayMs: 0,
      rateLimit: false,
    });
    return {
      ...simulator,
      settings: { accountId: simulator.accountId, apiKey: simulator.apiKey },
      listings: data.listings.map(({ id }) => String(id)),
      rows: () => data.reviews.map(({ id }) => String(id)),
      remove: (index) => data.reviews.splice(index, 1),
      failures: simulator.failures as SimulatedAccount['failures'],
      reviewPath: '/v1/reviews',
      environment: { HOSTAWAY_API_URL: simulator.url },
      tokenPath: '/v1/accessTokens',
      respondable: {
        upstreamId: '1003',
        path: '/v1/reviews/1003/respond',
        response: () => data.reviews.find(({ id }) => id === 1_003)?.revieweeResponse ?? null,
      },
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
      environment: { HOSPITABLE_API_URL: simulator.url },
      tokenPath: null,
      respondable: {
        upstreamId: 'home-1-review-3',
        path: '/v2/reviews/home-1-review-3/respond',
        response: () => data.reviews.find(({ id }) => id === 'home-1-review-3')?.public.response ?? null,
      },
    };
  },
  async guesty() {
    const data = guestyData(3, 120);
    const respondable = guestyId(2, 1);
    const simulator = await startGuestySimulator({ data, rateLimit: false });
    return {
      ...simulator,
      settings: { clientId: simulator.clientId, clientSecret: simulator.clientSecret },
      listings: data.listings.map(({ _id }) => _id),
      rows: () => data.reviews.map(({ _id }) => _id),
      remove: (index) => data.reviews.splice(index, 1),
      failures: simulator.failures as SimulatedAccount['failures'],
      reviewPath: '/v1/reviews',
      environment: { GUESTY_API_URL: simulator.url },
      tokenPath: '/oauth2/token',
      respondable: {
        upstreamId: respondable,
        path: `/v1/reviews/${respondable}/reply`,
        response: () =>
          data.reviews.find(({ _id }) => _id === respondable)?.reviewReplies[0]?.reviewReply ?? null,
        refusalStatus: 400,
      },
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
      environment: { GOOGLE_BUSINESS_API_URL: simulator.url },
      tokenPath: '/token',
      respondable: {
        upstreamId: 'AbFvOq-501_3',
        path: '/v4/accounts/1001/locations/501/reviews/AbFvOq-501_3/reply',
        response: () =>
          data.reviews.find(({ reviewId }) => reviewId === 'AbFvOq-501_3')?.reviewReply?.comment ?? null,
      },
    };
  },
};
