import {
  type ConnectionFailure,
  conflict,
  invalid,
  notFound,
  rateLimited,
  unavailable,
} from './reason-kinds.ts';

/** Why Google, the language model and mails fail. */
export const UPSTREAM_REASONS = {
  // Google
  'no-google-place': notFound(),
  'no-such-google-place': notFound(),
  'google-visitor-limit': rateLimited(),
  'google-daily-limit': unavailable(),
  'google-place-gone': notFound(),
  'google-place-unknown': notFound(),
  'google-connection': unavailable<{ failure: ConnectionFailure }>(),
  'google-key': unavailable(),
  'google-access': unavailable<{ api: 'new' | 'older' | 'older-disabled' }>(),
  'google-quota': unavailable(),
  'google-internal': unavailable<{ status: string }>(),
  'google-rejected': unavailable<{ status: string | null }>(),
  'google-unreadable': unavailable<{ isHtml: boolean }>(),

  // Language model
  'no-model': notFound(),
  'translation-language': invalid<{ language: string }>(),
  'translation-unfaithful': unavailable(),
  'model-busy': unavailable(),
  'model-rate': rateLimited<{ perMinute: number }>(),
  'model-daily-limit': unavailable(),
  'model-connection': unavailable<{ failure: ConnectionFailure }>(),
  'model-key': unavailable(),
  'model-unknown': unavailable(),
  'model-too-many': unavailable(),
  'model-status': unavailable<{ status: number }>(),
  'model-failed': unavailable(),
  'model-unreadable': unavailable<{ kind: 'json' | 'html' | 'empty' | 'invalid' }>(),

  // Mail
  'no-mail': conflict(),
  'reset-at-provider': conflict<{ provider: string }>(),
  'no-mail-address': conflict(),
  'mail-address': invalid(),
  'address-proof-ended': conflict(),
  'too-many-mails': rateLimited(),
};
