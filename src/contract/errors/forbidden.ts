import type { ForbiddenReason } from '#domain/accounts/permissions.ts';

/** Why a permission is missing. Not with the other texts, because every page of the manager app loads these. */
export const FORBIDDEN: Record<ForbiddenReason, string> = {
  'needs-person': 'This needs a person who is signed in: API tokens may not do it.',
  'role-forbids': 'Your role does not allow this.',
  'limited-account': 'Your account is limited to some properties.',
};
