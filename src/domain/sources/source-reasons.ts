import { type ConnectionFailure, conflict, invalid, unavailable } from '../reason-kinds.ts';

/** What sources and their accounts refuse. */
export const SOURCE_REASONS = {
  'no-source': unavailable(),
  'merge-itself': invalid(),
  'listing-merged': conflict<{ name: string }>(),
  'listing-has-merged': conflict<{ name: string }>(),
  'source-not-connected': unavailable(),
  'source-unknown-setting': invalid<{ source: string; name: string }>(),
  'source-missing-setting': invalid<{ name: string }>(),
  'source-connected': conflict<{ name: string }>(),
  'source-other-account': conflict<{ source: string }>(),
  'source-of-environment': conflict(),
  'source-settings-unreadable': conflict(),
  'too-many-sources': conflict(),
  'source-connection': unavailable<{ source: string; failure: ConnectionFailure }>(),
  'source-closed': unavailable<{ source: string }>(),
  'source-response': unavailable<{ source: string; kind: 'json' | 'html' | 'empty' | 'invalid' }>(),
  'source-no-reason': conflict<{ source: string }>(),
  'source-incomplete-list': unavailable<{ source: string }>(),
  'source-empty-account': unavailable<{ source: string }>(),
  'source-credentials': unavailable<{ source: string }>(),
  'source-token': unavailable<{ source: string }>(),
  'source-too-many': unavailable<{ source: string }>(),
  'source-status': unavailable<{ source: string; status: number }>(),
} as const;
