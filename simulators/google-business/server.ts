import { BAD_GATEWAY, type FailureResponses } from '../failures/inject.ts';
import type { SimulatedRequest } from '../serve.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { answerApi, googleError } from './api.ts';
import { demoGoogleData, type GoogleBusinessData, type Moderation } from './data.ts';
import { googleOauth } from './oauth.ts';

type GoogleBusinessFailureName = 'server-error' | 'bad-gateway' | 'unauthorized' | 'forbidden' | 'page-token';

const REQUESTS_A_MINUTE = 300;
const MINUTE_MS = 60_000;

interface GoogleBusinessOptions {
  port?: number;
  /** Not copied. */
  data?: GoogleBusinessData;
  rateLimit?: boolean;
}

export interface GoogleBusinessSimulator extends Simulator<GoogleBusinessFailureName> {
  /** Base address of all services. */
  url: string;
  clientId: string;
  clientSecret: string;
  data: GoogleBusinessData;
  /** The settings of its first account, as after a consent. */
  settings(): Record<'clientId' | 'clientSecret' | 'refreshToken' | 'account', string>;
  /** What happens to responses from now on. */
  moderate(moderation: Moderation): void;
  /** Ends all consents. */
  revokeAll(): void;
  /** Makes all access tokens expire. */
  expireAccess(): void;
}

const FAILURES: FailureResponses<GoogleBusinessFailureName> = {
  named: {
    'server-error': () => googleError(500, 'INTERNAL', 'Internal error encountered.'),
    'bad-gateway': () => BAD_GATEWAY,
    unauthorized: () =>
      googleError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'),
    forbidden: () => googleError(403, 'PERMISSION_DENIED', 'The caller does not have permission'),
    'page-token': () => googleError(400, 'INVALID_ARGUMENT', 'Invalid page token.'),
  },
  tooManyRequests: () =>
    googleError(429, 'RESOURCE_EXHAUSTED', "Quota exceeded for quota metric 'Requests' per minute."),
  announce: 'none',
};

/** Starts a simulator of Google's OAuth server and of the services of Business Profiles, all below one address. */
export async function startGoogleBusinessSimulator(
  options: GoogleBusinessOptions = {},
): Promise<GoogleBusinessSimulator> {
  const { data = demoGoogleData(), rateLimit = true } = options;
  const [clientId, clientSecret] = ['demo-client.apps.example.com', 'demo-google-client-secret'];
  const oauth = googleOauth(clientId, clientSecret);
  let moderation: Moderation = 'APPROVED';
  let accepted: number[] = [];
  const answer = (request: SimulatedRequest) => {
    const now = Date.now();
    accepted = accepted.filter((at) => at > now - MINUTE_MS);
    if (rateLimit && accepted.length >= REQUESTS_A_MINUTE) return FAILURES.tooManyRequests(request);
    const signedIn = oauth.answer(request);
    if (signedIn) return signedIn;
    if (!oauth.isAuthorized(request)) return FAILURES.named.unauthorized(request);
    accepted.push(now);
    return answerApi(data, () => moderation, request);
  };
  const { origin, ...simulator } = await startSimulator({
    ...options,
    failureResponses: FAILURES,
    answer,
    calls: [{ call: 'POST /control/revoke', does: 'ends all consents', run: oauth.revokeAll }],
  });
  return {
    url: origin,
    clientId,
    clientSecret,
    data,
    settings: () => ({
      clientId,
      clientSecret,
      refreshToken: oauth.addRefreshToken(),
      account: data.accounts[0]?.name ?? '',
    }),
    moderate(next) {
      moderation = next;
    },
    revokeAll: oauth.revokeAll,
    expireAccess: oauth.expireAccess,
    ...simulator,
  };
}
