import type { SourceDefinition } from '../source.ts';
import { createGoogleBusinessClient, GOOGLE_CAPABILITIES } from './client.ts';
import { GOOGLE_RATE_LIMIT } from './connection.ts';
import { googleConsent } from './consent.ts';
import { translateReview } from './translate-review.ts';

/** Needs a project of the company at Google, and the consent of a person who manages its locations. */
export const googleBusinessDefinition: SourceDefinition = {
  kind: 'google-business',
  capabilities: GOOGLE_CAPABILITIES,
  settings: [
    {
      key: 'clientId',
      label: 'Client ID',
      help: 'From an OAuth client for a web application, in the Google Cloud console under APIs & Services, Credentials. Google must have approved the project for the Business Profile APIs.',
      isSecret: false,
    },
    {
      key: 'clientSecret',
      label: 'Client secret',
      help: 'Google shows it when the client is created.',
      isSecret: true,
    },
    {
      key: 'refreshToken',
      label: 'Refresh token',
      help: 'Comes from the consent.',
      isSecret: true,
      isGranted: true,
    },
    {
      key: 'account',
      label: 'Account',
      help: 'Such as accounts/123. Comes from the consent.',
      isSecret: false,
      isGranted: true,
    },
  ],
  consent: googleConsent,
  // Business Profile API policies: content may be stored temporarily, for at most 30 calendar days.
  storageDays: 30,
  rateLimit: GOOGLE_RATE_LIMIT,
  // The quota is that of a project, which several accounts may share.
  isLimitedByKey: false,
  accountOf: ({ account = '' }) => account,
  translateRow: translateReview,
  open: createGoogleBusinessClient,
};
