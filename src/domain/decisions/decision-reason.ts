import { AppError } from '../errors.ts';

/**
 * The reasons offered for a disapproval. "Too negative" is not one of them: consumer law forbids hiding reviews for their
 * opinion (USA: 16 CFR 465.7; EU: 2005/29/EC, annex I, 23c).
 */
export const OFFERED_REASONS = [
  'Not about this stay',
  'Offensive language',
  'Contains personal data',
  'Suspected fake',
  'Requested by the guest',
] as const;

export const MAX_REASON_LENGTH = 200;

/** A reason as it is stored. @throws invalid when it has no visible character or is too long */
export function parseReason(input: string): string {
  const reason = normalizeReason(input);
  if (reason !== '' && reason.length <= MAX_REASON_LENGTH) return reason;
  throw new AppError('field-invisible', { field: 'reason', max: MAX_REASON_LENGTH });
}

/** A reason as stored: one line without control characters. */
export function normalizeReason(input: string): string {
  return input
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();
}
